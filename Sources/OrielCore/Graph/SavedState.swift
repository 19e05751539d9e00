/// The state of the views in a row, kept while the row is not mounted.
struct SavedState {
    private struct Entry {
        unowned(unsafe) let type: ViewType
        let storages: [PropertyStorage]
    }

    /// The states, in the order in which the views were mounted.
    private var entries: [Entry] = []
    private var isWorthKeeping = false

    @MainActor
    mutating func append(_ storages: [PropertyStorage], of type: ViewType) {
        guard !storages.isEmpty else { return }
        entries.append(Entry(type: type, storages: storages))
        if storages.contains(where: { $0.isWorthKeeping }) { isWorthKeeping = true }
    }

    /// Whether all states have their initial values.
    var isEmpty: Bool { !isWorthKeeping }

    /// Restores a saved state into the views of a row as they are mounted again.
    ///
    /// State is restored before the body that reads it runs, so the views are mounted in the same order as before. A
    /// view without a saved state starts with its initial values.
    @MainActor
    final class Restoration {
        private var entries: ArraySlice<Entry>

        init(_ state: SavedState) { entries = state.entries[...] }

        func restore(_ properties: PropertyLayout, of value: UnsafeMutableRawPointer, type: ViewType) {
            guard let position = entries.firstIndex(where: { $0.type === type }) else { return }
            properties.restoreState(of: value, from: entries[position].storages)
            entries = entries[(position + 1)...]
        }
    }
}

extension ViewNode {
    /// Collects the states of this node and its descendants, in document order.
    final func collectAllState(into state: inout SavedState) {
        collectState(into: &state)
        forEachChild { $0.collectAllState(into: &state) }
    }
}

/// The states of unmounted rows. When there are more than 2,000, the oldest are evicted until 1,000 remain.
@MainActor
final class RowStates<ID: Hashable> {
    private static var limit: Int { 1000 }

    private var states: [ID: (state: SavedState, number: Int)] = [:]
    private var order: [(id: ID, number: Int)] = []
    private var lastNumber = 0

    func keep(_ state: SavedState, for id: ID) {
        lastNumber += 1
        states[id] = (state, lastNumber)
        order.append((id, lastNumber))
        guard order.count > 2 * Self.limit else { return }
        for (id, number) in order.dropLast(Self.limit) where states[id]?.number == number { states[id] = nil }
        order.removeFirst(order.count - Self.limit)
    }

    func take(_ id: ID) -> SavedState? { states.removeValue(forKey: id)?.state }
}
