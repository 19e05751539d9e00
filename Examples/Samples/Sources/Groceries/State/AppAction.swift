import Foundation

enum AppAction: Equatable {
    case list(ListAction)
    case draftChanged(String)
    case suggestionsFound([String], for: String)
    case filterChanged(Bool)
    case listReplaced(previous: [AppState.Item])
    case undo
}

/// Actions that change the list itself, and so can be undone.
enum ListAction: Equatable {
    case add(String)
    case toggle(AppState.Item.ID)
    case setAmount(Int, of: AppState.Item.ID)
    case remove(AppState.Item.ID)
    case move(from: IndexSet, to: Int)
    case clearBasket
}
