internal import Hummingbird

/// Decides where a request path leads that no route of the host matches.
enum PageAddress {
    /// Whether a path may be that of a page.
    ///
    /// - Parameter path: Percent-encoded, without query.
    static func isPossible(_ path: String) -> Bool {
        guard !path.hasPrefix("/oriel/") else { return false }
        // A browser asks for /favicon.ico, a robot for /robots.txt: no app has such a path by chance.
        guard let name = path.split(separator: "/").last, let dot = name.lastIndex(of: ".") else { return true }
        return MediaType.getMediaType(forExtension: String(name[name.index(after: dot)...]).lowercased()) == nil
    }

    /// - Parameter paths: The addresses that are pages; nil if the page itself has to find out.
    static func destination(of path: String, among paths: PagePaths?) -> PagePaths.Destination {
        let page = PagePath(path)
        if page.isHidden { return .nowhere }
        let destination = paths?.destination(of: page.text) ?? .page
        // A sheet is a state of the page below it, which cannot be opened by an address.
        return destination == .page && page.hasSheets ? .nearest(page.text) : destination
    }

    /// Whether a request for a path makes a session.
    static func opensPage(_ path: String, among paths: PagePaths?) -> Bool {
        isPossible(path) && destination(of: path, among: paths) == .page
    }
}
