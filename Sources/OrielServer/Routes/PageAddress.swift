internal import Hummingbird

/// Maps request paths without a matching route to pages.
enum PageAddress {
    /// Returns whether a path can be a page's.
    ///
    /// - Parameter path: A percent-encoded path without a query.
    static func isPossible(_ path: String) -> Bool {
        guard !path.hasPrefix("/oriel/") else { return false }
        // Browsers request /favicon.ico and crawlers /robots.txt; an app has no such path by accident.
        guard let name = path.split(separator: "/").last, let dot = name.lastIndex(of: ".") else { return true }
        return MediaType.getMediaType(forExtension: String(name[name.index(after: dot)...]).lowercased()) == nil
    }

    /// - Parameter paths: The paths that are pages; nil if the page itself checks.
    static func destination(of path: String, among paths: PagePaths?) -> PagePaths.Destination {
        let page = PagePath(path)
        if page.isHidden { return .nowhere }
        let destination = paths?.destination(of: page.text) ?? .page
        // A sheet is a state of the page below it and cannot be opened by an address.
        return destination == .page && page.hasSheets ? .nearest(page.text) : destination
    }

    /// Returns whether a request for a path creates a session.
    static func opensPage(_ path: String, among paths: PagePaths?) -> Bool {
        isPossible(path) && destination(of: path, among: paths) == .page
    }
}
