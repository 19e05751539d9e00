internal import Foundation
public import Hummingbird
public import OrielCore

/// Which addresses are pages of an app, so that a server can refuse all others without making a session.
///
/// Patterns have the form of Hummingbird's routes. The address `/` is always a page.
///
///     let paths: PagePaths = ["friends", "friends/person-{id}", "settings/**"]
///
/// `**` stands for any parts, none among them. What lies below a page but is no page leads to the nearest page above it:
/// here `/friends/nonsense` to `/friends`. Other addresses are answered with 404.
public struct PagePaths: Sendable {
    /// Where an address leads.
    enum Destination: Equatable {
        case page
        /// To the page of another address.
        case nearest(String)
        case nowhere
    }

    private let isPage: @Sendable (String) -> Bool

    /// Leaves it to the app's own router which addresses are pages.
    ///
    /// - Parameter isPage: Is given a path of at least one part, percent-encoded, without a slash at its end and without query:
    ///   `/friends/person-3`. It is also asked for the beginnings of a path, to find the nearest page.
    public init(where isPage: @escaping @Sendable (String) -> Bool) { self.isPage = isPage }

    /// Takes patterns in the form of Hummingbird's routes.
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

    /// Where a path leads.
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
    public init(arrayLiteral patterns: RouterPath...) { self.init(patterns) }
}

/// The parts of an address as far as they can be pages.
struct PagePath {
    /// Percent-encoded.
    let parts: [Substring]
    /// Whether parts that name a sheet have been left out.
    let hasSheets: Bool
    /// Whether a part begins with a dot, as hidden files do and no page does.
    let isHidden: Bool

    /// - Parameter path: Without query.
    init(_ path: String) {
        let all = path.split(separator: "/")
        parts = Array(all.prefix { !$0.hasPrefix(AddressSlug.presentedPrefix) })
        hasSheets = parts.count < all.count
        isHidden = all.contains { $0.hasPrefix(".") }
    }

    static func text(_ parts: [Substring]) -> String { "/" + parts.joined(separator: "/") }

    var text: String { Self.text(parts) }
}

/// An app that says which addresses are its pages.
///
///     extension NotesApp: RoutedApp {
///         static var pagePaths: PagePaths { ["notes", "notes/{id}", "settings"] }
///     }
///
/// For an app that is none, a server makes the page and sees whether links and tabs lead along the address; if not even its first
/// part is found, it throws the page away. That costs more than a declaration. An app with `onOpenURL` that declares nothing gets
/// every address.
@MainActor
public protocol RoutedApp: App {
    nonisolated static var pagePaths: PagePaths { get }
}
