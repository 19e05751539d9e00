import SwiftUI

/// Expenses and a budget. Observation in Swift 6 mode: an observable model on the main actor over an actor that stores.
@main
struct PocketbookApp: App {
    @State private var pocketbook = Pocketbook(ledger: Ledger(expenses: Ledger.sample))

    var body: some Scene {
        WindowGroup {
            ExpensesView()
                .environment(pocketbook)
        }
    }
}
