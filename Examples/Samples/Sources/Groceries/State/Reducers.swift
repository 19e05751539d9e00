import SwiftUI

func appReducer(state: inout AppState, action: AppAction) {
    switch action {
    case .list(let action):
        listReducer(items: &state.items, action: action)
        if case .add = action {
            state.draft = ""
            state.suggestions = []
        }
    case .draftChanged(let draft):
        state.draft = draft
        if draft.isEmpty { state.suggestions = [] }
    case .suggestionsFound(let names, let draft):
        // An answer to an earlier draft comes too late.
        if draft == state.draft { state.suggestions = names }
    case .filterChanged(let isOn):
        state.showsOnlyMissing = isOn
    case .listReplaced(let previous):
        state.history = (state.history + [previous]).suffix(20)
    case .undo:
        if let previous = state.history.popLast() { state.items = previous }
    }
}

func listReducer(items: inout [AppState.Item], action: ListAction) {
    switch action {
    case .add(let name):
        let name = name.trimmingCharacters(in: .whitespaces)
        if let index = items.firstIndex(where: { $0.name.lowercased() == name.lowercased() }) {
            items[index].amount += 1
        } else if !name.isEmpty {
            items.append(AppState.Item(name))
        }
    case .toggle(let id):
        change(id) { $0.isInBasket.toggle() }
    case .setAmount(let amount, let id):
        change(id) { $0.amount = max(1, amount) }
    case .remove(let id):
        items.removeAll { $0.id == id }
    case .move(let source, let destination):
        items.move(fromOffsets: source, toOffset: destination)
    case .clearBasket:
        items.removeAll(where: \.isInBasket)
    }

    func change(_ id: AppState.Item.ID, _ body: (inout AppState.Item) -> Void) {
        guard let index = items.firstIndex(where: { $0.id == id }) else { return }
        body(&items[index])
    }
}
