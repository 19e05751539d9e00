import Combine
import Foundation

/// Names of things that people buy.
struct Pantry {
    private let names = [
        "Apples", "Apricots", "Bananas", "Bread", "Butter", "Cheese", "Coffee", "Milk", "Oats", "Olives", "Tea",
    ]

    func names(beginningWith text: String) -> AnyPublisher<[String], Never> {
        Just(names)
            .subscribe(on: DispatchQueue.global())
            .map { $0.filter { $0.lowercased().hasPrefix(text.lowercased()) } }
            .eraseToAnyPublisher()
    }
}

/// Looks up suggestions for what is being typed.
func suggestions(from pantry: Pantry) -> Middleware<AppState, AppAction> {
    { _, _, action in
        guard case .draftChanged(let draft) = action, !draft.isEmpty else { return Empty().eraseToAnyPublisher() }
        return pantry.names(beginningWith: draft)
            .map { .suggestionsFound($0, for: draft) }
            .eraseToAnyPublisher()
    }
}

/// Records the list before each change, for undo.
func undoHistory() -> Middleware<AppState, AppAction> {
    { before, after, action in
        guard case .list = action, before.items != after.items else { return Empty().eraseToAnyPublisher() }
        return Just(.listReplaced(previous: before.items)).eraseToAnyPublisher()
    }
}
