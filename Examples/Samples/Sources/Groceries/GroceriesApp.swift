import SwiftUI

/// A shopping list. Redux: all state is one value, which changes only by actions that the store's reducer receives.
@main
struct GroceriesApp: App {
    @StateObject private var store = AppStore(
        initial: .sample,
        reducer: appReducer,
        middlewares: [suggestions(from: Pantry()), undoHistory()]
    )

    var body: some Scene {
        WindowGroup {
            ListScreen()
                .environmentObject(store)
        }
    }
}
