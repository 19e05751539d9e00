/// A storage that outlives its node: content that is let go leaves its state behind, for the nodes made again in its place.
///
/// It stays the same storage, so that whoever holds it, a task that is under way for example, still writes to what is shown.
struct HandedOnState {
    /// Of the node it belonged to.
    unowned(unsafe) let type: ViewType
    let storage: PropertyStorage
}

extension ViewNode {
    /// Gathers the state of this node and of those in it, in the order in which they are mounted.
    final func gatherState(into states: inout [HandedOnState]) {
        forEachState { states.append(HandedOnState(type: type, storage: $0)) }
        forEachChild { $0.gatherState(into: &states) }
    }

    /// Makes this node and those in it the owners of their state, after other nodes have had it for a while.
    final func takeBackState() {
        forEachState { $0.changeOwner(to: self) }
        forEachChild { $0.takeBackState() }
    }
}

extension ViewGraph {
    /// Mounts content with the state that content before it has left behind.
    func mount(_ keeper: ContentKeeper, in node: ViewNode, taking states: [HandedOnState]) -> ViewNode {
        // What nobody takes belongs to no view any more.
        for state in states { state.storage.changeOwner(to: nil) }
        handedOnStates = states[...]
        defer { handedOnStates = [] }
        return changes.withoutNotes { keeper.mount(in: node) }
    }

    /// Takes the next states that nodes of a type have left behind.
    func takeHandedOnStates(_ count: Int, of type: ViewType) -> ArraySlice<HandedOnState>? {
        guard let start = handedOnStates.firstIndex(where: { $0.type === type }) else { return nil }
        let taken = handedOnStates[start...].prefix(count)
        handedOnStates = handedOnStates[(start + taken.count)...]
        return taken
    }
}
