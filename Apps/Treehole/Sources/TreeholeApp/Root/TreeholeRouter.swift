import Combine
import DesignKit
import Foundation

/// The selected tab, and each tab's stack of pages.
@MainActor
final class TreeholeRouter: TabRouter<TreeholeTab, TreeholeRoute> {
    /// A tag that the person has tapped, for the search screen.
    let tags = PassthroughSubject<String, Never>()
    private let site: URL?

    /// - Parameter site: The address of the app in the browser, for links to posts.
    init(site: URL? = nil) { self.site = site }

    /// Opens the page of an address; a page that says so for one that the app does not have.
    func open(_ url: URL) { open(Self.page(at: url.path) ?? (.timeline, [.unknown])) }

    /// Searches for a tag.
    func search(tag: String) {
        open((.search, []))
        tags.send(tag)
    }

    /// Returns the text that links to a post: its address or, without a site, its number.
    func link(to id: Int) -> String { site?.appending(path: "post-\(id)").absoluteString ?? "#\(id)" }

    /// Returns the tab and the stack of a path such as `/settings/mine/post-17`; nil if there is none.
    nonisolated static func page(at path: String) -> (tab: TreeholeTab, path: [TreeholeRoute])? {
        guard let (tab, routes) = place(at: path), !routes.contains(.unknown) else { return nil }
        let settings = routes.filter(\.isSetting)
        // A page of the settings is the first above them.
        let isPlaced = settings.isEmpty || tab == .settings && settings.count == 1 && routes.first == settings.first
        return isPlaced ? (tab, routes) : nil
    }
}
