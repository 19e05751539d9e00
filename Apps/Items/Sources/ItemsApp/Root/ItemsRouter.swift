import Combine
import Foundation

/// The selected tab, and each tab's stack of pages.
@MainActor
final class ItemsRouter: ObservableObject {
    @Published var tab = ItemsTab.items
    @Published var paths: [ItemsTab: [ItemsRoute]] = [:]

    /// Opens the page of an address; ignores one that the app does not have.
    func open(_ url: URL) {
        guard let (tab, path) = Self.place(at: url.path) else { return }
        self.tab = tab
        paths[tab] = path
    }

    /// Returns the tab and the stack of a path such as `/categories/category-flags/item-12`; nil if there is none.
    nonisolated static func place(at path: String) -> (ItemsTab, [ItemsRoute])? {
        var parts = path.split(separator: "/").map(String.init)
        var tab = ItemsTab.items
        if let first = parts.first.flatMap(ItemsTab.init(rawValue:)) {
            // The first tab has no component, so that each place has one address.
            guard first != .items else { return nil }
            tab = first
            parts.removeFirst()
        }
        let routes = parts.compactMap(ItemsRoute.init)
        return routes.count == parts.count ? (tab, routes) : nil
    }
}
