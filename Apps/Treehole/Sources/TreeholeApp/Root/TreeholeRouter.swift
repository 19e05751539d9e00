import Combine
import Foundation

/// The selected tab, and each tab's stack of pages.
@MainActor
final class TreeholeRouter: ObservableObject {
    @Published var tab = TreeholeTab.timeline
    @Published var paths: [TreeholeTab: [TreeholeRoute]] = [:]
    /// A tag that the person has tapped, for the search screen.
    let tags = PassthroughSubject<String, Never>()
    private let site: URL?

    /// - Parameter site: The address of the app in the browser, for links to posts.
    init(site: URL? = nil) { self.site = site }

    /// Opens the page of an address; a page that says so for one that the app does not have.
    func open(_ url: URL) {
        let (tab, path) = Self.place(at: url.path) ?? (.timeline, [.unknown])
        self.tab = tab
        paths[tab] = path
    }

    /// Searches for a tag.
    func search(tag: String) {
        tab = .search
        paths[.search] = []
        tags.send(tag)
    }

    /// Closes all pages, for example after the member has signed out.
    func reset() {
        tab = .timeline
        paths = [:]
    }

    /// Returns the text that links to a post: its address or, without a site, its number.
    func link(to id: Int) -> String { site?.appending(path: "post-\(id)").absoluteString ?? "#\(id)" }

    /// Returns the tab and the stack of a path such as `/settings/mine/post-17`; nil if there is none.
    nonisolated static func place(at path: String) -> (TreeholeTab, [TreeholeRoute])? {
        var parts = path.split(separator: "/").map(String.init)
        var tab = TreeholeTab.timeline
        if let first = parts.first.flatMap(TreeholeTab.init(rawValue:)) {
            // The first tab has no component, so that each place has one address.
            guard first != .timeline else { return nil }
            tab = first
            parts.removeFirst()
        }
        let routes = parts.compactMap(TreeholeRoute.init)
        guard routes.count == parts.count, !routes.contains(.unknown) else { return nil }
        let settings = routes.filter(\.isSetting)
        // A page of the settings is the first above them.
        guard settings.isEmpty || tab == .settings && settings.count == 1 && routes.first == settings.first else {
            return nil
        }
        return (tab, routes)
    }
}
