/// Changes state for an action, and returns work to be done.
@MainActor
public protocol Reducer<State, Action> {
    associatedtype State
    associatedtype Action

    func reduce(into state: inout State, action: Action) -> Effect<Action>
}

extension Reducer {
    /// Runs the reducer of a part before this one.
    public func scope<Child: Reducer>(
        _ state: WritableKeyPath<State, Child.State>,
        action: @escaping (Action) -> Child.Action?,
        embed: @escaping @Sendable (Child.Action) -> Action,
        _ child: Child
    ) -> some Reducer<State, Action> {
        Combined(parent: self) { parentState, parentAction in
            guard let childAction = action(parentAction) else { return .none }
            return child.reduce(into: &parentState[keyPath: state], action: childAction).map(embed)
        }
    }

    /// Runs the reducer of an element before this one. An action for a removed element is dropped.
    public func forEach<Child: Reducer>(
        _ elements: WritableKeyPath<State, [Child.State]>,
        action: @escaping (Action) -> (id: Child.State.ID, action: Child.Action)?,
        embed: @escaping @Sendable (Child.State.ID, Child.Action) -> Action,
        _ child: Child
    ) -> some Reducer<State, Action> where Child.State: Identifiable, Child.State.ID: Sendable {
        Combined(parent: self) { parentState, parentAction in
            guard let (id, childAction) = action(parentAction),
                let index = parentState[keyPath: elements].firstIndex(where: { $0.id == id })
            else { return .none }
            return child.reduce(into: &parentState[keyPath: elements][index], action: childAction)
                .map { embed(id, $0) }
        }
    }
}

/// A reducer after that of a part.
private struct Combined<Parent: Reducer>: Reducer {
    let parent: Parent
    let child: @MainActor (inout Parent.State, Parent.Action) -> Effect<Parent.Action>

    func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
        let effect = child(&state, action)
        return effect.merged(with: parent.reduce(into: &state, action: action))
    }
}
