import DesignKit
import Foundation

/// The selected tab, and each tab's stack of pages.
@MainActor
final class ItemsRouter: TabRouter<ItemsTab, ItemsRoute> {
    /// Opens the page of an address; ignores one that the app does not have.
    func open(_ url: URL) {
        if let place = Self.place(at: url.path) { open(place) }
    }
}
