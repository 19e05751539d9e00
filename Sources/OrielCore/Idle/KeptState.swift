/// A storage that outlives its node: released content leaves its state for the nodes rebuilt in its place.
///
/// The storage object stays the same, so that anything that holds it, such as a running task, still writes to the
/// visible content.
struct KeptState {
    /// The type of the node that owned the storage.
    unowned(unsafe) let type: ViewType
    let storage: PropertyStorage
}

extension ViewNode {
    /// Collects the state of this node and its descendants, in mount order.
    final func gatherState(into states: inout [KeptState]) {
        forEachState { states.append(KeptState(type: type, storage: $0)) }
        forEachChild { $0.gatherState(into: &states) }
    }

    /// Makes this node and its descendants the owners of their state again after other nodes have owned it.
    final func reclaimState() {
        forEachState { $0.changeOwner(to: self) }
        forEachChild { $0.reclaimState() }
    }
}

extension ViewGraph {
    /// Mounts the content of a node again, with the state that the previous content left.
    func remountContent(of node: ViewNode, taking states: [KeptState]) -> ViewNode? {
        // State that no new node adopts belongs to no view.
        for state in states { state.storage.changeOwner(to: nil) }
        idle.keptStates = states[...]
        defer { idle.keptStates = [] }
        return changes.withoutNotes { node.rebuildable?.remountContent() }
    }

    /// Removes and returns the next states left by nodes of a type.
    func takeKeptStates(_ count: Int, of type: ViewType) -> ArraySlice<KeptState>? {
        guard let start = idle.keptStates.firstIndex(where: { $0.type === type }) else { return nil }
        let taken = idle.keptStates[start...].prefix(count)
        idle.keptStates = idle.keptStates[(start + taken.count)...]
        return taken
    }
}
