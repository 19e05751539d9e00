internal import Foundation
public import Hummingbird
public import OrielCore

/// The paths that are pages of an app. The server rejects other paths without creating a session.
///
/// Patterns have the form of Hummingbird's routes. The path `/` is always a page.
///
///     let paths: PagePaths = ["friends", "friends/person-{id}", "settings/**"]
///
/// `**` matches any number of components, including none. If a path is not a page but one of its ancestors is, the
/// server redirects to the nearest one: here `/friends/nonsense` to `/friends`. Other paths are answered with 404.
public struct PagePaths: Sendable {
    /// The result of matching a path.
    enum Destination: Equatable {
        case page
        /// The path of the nearest page above.
        case nearest(String)
        case nowhere
    }

    private let isPage: @Sendable (String) -> Bool

    /// Creates page paths from a predicate.
    ///
    /// - Parameter isPage: Returns whether a path is a page. The path has at least one component, is percent-encoded,
    ///   and has no trailing slash and no query: `/friends/person-3`. Also called with the path's ancestors to find the
    ///   nearest page.
    public init(where isPage: @escaping @Sendable (String) -> Bool) { self.isPage = isPage }

    /// Creates page paths from patterns in the form of Hummingbird's routes, such as `friends/person-{id}`.
    public init(_ patterns: [RouterPath]) {
        self.init { path in
            let parts = path.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
            return patterns.contains { Self.matches(parts[...], $0.components[...]) }
        }
    }

    private static func matches(_ parts: ArraySlice<String>, _ pattern: ArraySlice<RouterPath.Element>) -> Bool {
        var parts = parts
        for element in pattern {
            if element == .recursiveWildcard { return true }
            guard let part = parts.popFirst(), element ~= part else { return false }
        }
        return parts.isEmpty
    }

    /// Returns the destination of a path.
    func destination(of path: String) -> Destination {
        var parts = PagePath(path).parts
        if parts.isEmpty || isPage(PagePath.text(parts)) { return .page }
        parts.removeLast()
        while !parts.isEmpty {
            let text = PagePath.text(parts)
            if isPage(text) { return .nearest(text) }
            parts.removeLast()
        }
        return .nowhere
    }
}

extension PagePaths: ExpressibleByArrayLiteral {
    /// Creates page paths from a list of patterns in the form of Hummingbird's routes.
    public init(arrayLiteral patterns: RouterPath...) { self.init(patterns) }
}

/// The components of a path that can name pages.
struct PagePath {
    /// The percent-encoded components.
    let parts: [Substring]
    /// Whether components that name a sheet were removed.
    let hasSheets: Bool
    /// Whether a component begins with a dot. Hidden files do; pages never do.
    let isHidden: Bool

    /// - Parameter path: A path without a query.
    init(_ path: String) {
        let all = path.split(separator: "/")
        parts = Array(all.prefix { !$0.hasPrefix(AddressSlug.presentedPrefix) })
        hasSheets = parts.count < all.count
        isHidden = all.contains { $0.hasPrefix(".") }
    }

    static func text(_ parts: [Substring]) -> String { "/" + parts.joined(separator: "/") }

    var text: String { Self.text(parts) }
}

/// An app that declares which paths are its pages.
///
///     extension NotesApp: RoutedApp {
///         static var pagePaths: PagePaths { ["notes", "notes/{id}", "settings"] }
///     }
///
/// Without this declaration, the server creates a page for every path and follows the app's links and tabs along the
/// path. If not even the first component matches, it discards the page and answers 404, which is more expensive.
/// Without the declaration, an app that uses `onOpenURL` accepts every path.
@MainActor
public protocol RoutedApp: App {
    /// The paths of the app's pages. Read once, when a server for the app is created.
    nonisolated static var pagePaths: PagePaths { get }
}
