import Foundation

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
    class Restoration {
        private var entries: ArraySlice<Entry>

        init(_ state: SavedState) { entries = state.entries[...] }

        func restore(_ properties: PropertyLayout, of value: UnsafeMutableRawPointer, type: ViewType) {
            guard let position = entries.firstIndex(where: { $0.type === type }) else { return }
            properties.restoreState(of: value, from: entries[position].storages)
            entries = entries[(position + 1)...]
        }
    }
}

/// The states of a page's views, for another process of the app, whose views may have changed.
package struct EncodedState: Codable {
    fileprivate struct View: Codable {
        /// The name of its type, with the module.
        var type: String
        /// In the order of its properties; nil for what cannot be encoded.
        var values: [Data?]
    }

    /// In document order.
    fileprivate var views: [View] = []

    package var isEmpty: Bool { views.isEmpty }

    /// Restores each state into the first view of its type that is mounted, if it still has its type.
    @MainActor
    fileprivate final class Restoration: SavedState.Restoration {
        private var views: [View]

        init(_ state: EncodedState) {
            views = state.views
            super.init(SavedState())
        }

        override func restore(_ properties: PropertyLayout, of value: UnsafeMutableRawPointer, type: ViewType) {
            let name = stableName(of: type.metatype)
            guard let position = views.firstIndex(where: { $0.type == name }) else { return }
            properties.restoreState(of: value, from: views.remove(at: position).values)
        }
    }
}

extension ViewGraph {
    /// The states that differ from their initial values.
    package var encodedState: EncodedState {
        var state = SavedState()
        if isReleased { rebuildContent() }
        root?.collectAllState(into: &state)
        return state.encoded
    }

    /// Restores states into views that are mounted from now on; nil ends it.
    package func restoreState(_ state: EncodedState?) { stateToRestore = state.map(EncodedState.Restoration.init) }
}

extension SavedState {
    /// Views of a type are told apart by their order, so those with initial values count, too.
    @MainActor fileprivate var encoded: EncodedState {
        let views = entries.map { entry in
            EncodedState.View(type: stableName(of: entry.type.metatype), values: entry.storages.map(\.encoded))
        }
        let types = Set(views.filter { $0.values.contains { $0 != nil } }.map(\.type))
        return EncodedState(views: views.filter { types.contains($0.type) })
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
