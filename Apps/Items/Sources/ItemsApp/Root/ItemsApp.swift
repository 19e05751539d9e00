import ItemsCatalogue
import SwiftUI

/// A collector's catalogue of Unicode's emoji.
public struct ItemsApp: App {
    public init() {}

    public var body: some Scene {
        WindowGroup { RootView(store: BundledCatalogue.shared) }
    }
}

extension ItemsApp {
    /// Returns whether the app has a page at a path, such as `/categories/category-flags`.
    public nonisolated static func hasPage(at path: String) -> Bool { ItemsRouter.place(at: path) != nil }
}
