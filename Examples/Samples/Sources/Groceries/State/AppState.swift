import Foundation

typealias AppStore = Store<AppState, AppAction>

/// Everything the app shows.
struct AppState: Equatable {
    var items: [Item] = []
    var draft = ""
    var suggestions: [String] = []
    var showsOnlyMissing = false
    /// Earlier lists, the newest last.
    var history: [[Item]] = []

    struct Item: Identifiable, Equatable {
        let id: UUID
        var name: String
        var amount = 1
        var isInBasket = false

        init(_ name: String, amount: Int = 1) {
            id = UUID()
            self.name = name
            self.amount = amount
        }
    }
}

/// Selectors: what views compute from the state.
extension AppState {
    var shownItems: [Item] { showsOnlyMissing ? items.filter { !$0.isInBasket } : items }
    var canUndo: Bool { !history.isEmpty }

    var progress: String {
        let count = items.filter(\.isInBasket).count
        return "\(count) of \(items.count) in the basket"
    }

    static var sample: AppState { AppState(items: [Item("Bread"), Item("Apples", amount: 6)]) }
}
