/// A modifier that runs an action when a value changes between updates.
struct ChangeModifier<Value: Equatable> {
    let value: Value
    let runsInitially: Bool
    /// Whether to run the action of the previous update, whose capture list still holds the old value.
    var runsOldAction = false
    let action: (_ old: Value, _ new: Value) -> Void
}

extension ChangeModifier: ViewModifier, BehaviorModifier {
    typealias Body = Never

    static var isAppliedToEachView: Bool { true }

    func didMount(on node: ViewNode, state: inout Void) {
        if runsInitially { node.graph.enqueue { action(value, value) } }
    }

    func didUpdate(from old: Self, on node: ViewNode, state: inout Void) {
        guard old.value != value else { return }
        node.graph.trace?.noteChangeAction(on: node)
        let action = runsOldAction ? old.action : action
        node.graph.enqueue { action(old.value, value) }
    }
}

extension View {
    /// Runs an action with the old and the new value when a value changes.
    ///
    /// - Parameter initial: Whether the action also runs when the view appears; the old and the new value are then the
    ///   same.
    public nonisolated func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, runsInitially: initial, action: action))
    }

    /// Runs an action when a value changes.
    public nonisolated func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping () -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, runsInitially: initial) { _, _ in action() })
    }

    // Disfavored, because closures with two parameters match it until the type of the value is known.
    /// Runs an action with the new value when a value changes.
    @_disfavoredOverload
    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
        -> some View
    {
        modifier(ChangeModifier(value: value, runsInitially: false, runsOldAction: true) { _, new in action(new) })
    }
}
