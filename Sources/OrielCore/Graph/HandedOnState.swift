/// A storage that outlives its node: released content leaves its state for the nodes rebuilt in its place.
///
/// The storage object stays the same, so that anything that holds it, such as a running task, still writes to the
/// visible content.
struct HandedOnState {
    /// The type of the node that owned the storage.
    unowned(unsafe) let type: ViewType
    let storage: PropertyStorage
}

extension ViewNode {
    /// Collects the state of this node and its descendants, in mount order.
    final func gatherState(into states: inout [HandedOnState]) {
        forEachState { states.append(HandedOnState(type: type, storage: $0)) }
        forEachChild { $0.gatherState(into: &states) }
    }

    /// Makes this node and its descendants the owners of their state again after other nodes have owned it.
    final func takeBackState() {
        forEachState { $0.changeOwner(to: self) }
        forEachChild { $0.takeBackState() }
    }
}

extension ViewGraph {
    /// Mounts content with the state that the previous content left.
    func mount(_ keeper: ContentKeeper, in node: ViewNode, taking states: [HandedOnState]) -> ViewNode {
        // State that no new node adopts belongs to no view.
        for state in states { state.storage.changeOwner(to: nil) }
        handedOnStates = states[...]
        defer { handedOnStates = [] }
        return changes.withoutNotes { keeper.mount(in: node) }
    }

    /// Removes and returns the next states left by nodes of a type.
    func takeHandedOnStates(_ count: Int, of type: ViewType) -> ArraySlice<HandedOnState>? {
        guard let start = handedOnStates.firstIndex(where: { $0.type === type }) else { return nil }
        let taken = handedOnStates[start...].prefix(count)
        handedOnStates = handedOnStates[(start + taken.count)...]
        return taken
    }
}
