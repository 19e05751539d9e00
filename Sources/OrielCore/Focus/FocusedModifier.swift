/// A modifier that ties the focus of its content to a value of a focus state.
struct FocusedModifier<Value: Hashable> {
    let binding: FocusState<Value>.Binding
    let value: Value
}

extension FocusedModifier: ViewModifier, BehaviorModifier {
    typealias Body = Never

    func makeState() -> TypedFocusTarget<Value>? { nil }

    func didMount(on node: ViewNode, state: inout TypedFocusTarget<Value>?) {
        guard let location = binding.location else { return }
        let target = TypedFocusTarget(node: node, location: location, value: value)
        state = target
        node.graph.focus.add(target)
        // The state may have been set to this value before the view was mounted.
        if value != location.restingValue, location.state.get() == value {
            node.graph.enqueue { [graph = node.graph] in graph.focus.follow(location) }
        }
    }

    func didUpdate(from old: Self, on node: ViewNode, state: inout TypedFocusTarget<Value>?) { state?.value = value }

    func willUnmount(from node: ViewNode, state: inout TypedFocusTarget<Value>?) {
        guard let target = state else { return }
        target.node = nil
        node.graph.focus.remove(target)
        state = nil
    }

    /// A rebuilt node registers its view again. While the state has the view's value, that would move the focus.
    func canBeRebuilt(on node: ViewNode, state: TypedFocusTarget<Value>?) -> Bool {
        guard let location = binding.location else { return true }
        return value == location.restingValue || location.state.get() != value
    }

    func isEquivalent(to other: Self) -> Bool { value == other.value && binding.location === other.binding.location }
}

final class TypedFocusTarget<Value: Hashable>: FocusTarget {
    unowned(unsafe) var node: ViewNode?
    let location: FocusLocation<Value>
    var value: Value

    init(node: ViewNode, location: FocusLocation<Value>, value: Value) {
        self.node = node
        self.location = location
        self.value = value
    }

    func focusDidChange(_ isFocused: Bool) {
        if isFocused {
            location.state.set(value, transaction: Transaction())
        } else if location.state.get() == value {
            location.state.set(location.restingValue, transaction: Transaction())
        }
    }

    func belongs(to location: PropertyStorage) -> Bool { location === self.location }

    func bears(_ value: AnyHashable, of location: PropertyStorage) -> Bool {
        belongs(to: location) && self.value != self.location.restingValue && AnyHashable(self.value) == value
    }
}

private enum ReportsFocusKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum IsFocusedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether controls other than text fields report focus changes, because a focus state follows them.
    var reportsFocus: Bool {
        get { self[ReportsFocusKey.self] }
        set { self[ReportsFocusKey.self] = newValue }
    }

    /// Whether the nearest enclosing focusable view has the keyboard focus.
    public internal(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }
}

extension View {
    /// Binds the focus of the view to a value of a focus state. The state has this value while the view has the focus;
    /// setting the state to the value focuses the view.
    public nonisolated func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding,
        equals value: Value
    ) -> some View {
        modifier(FocusedModifier(binding: binding, value: value)).environment(\.reportsFocus, true)
    }

    /// Binds the focus of the view to a Boolean focus state, which is true while the view has the focus.
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        focused(condition, equals: true)
    }

    /// Sets the focus state when the view appears, unless an element already has the focus.
    public nonisolated func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding,
        _ value: V,
        priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        modifier(DefaultFocusModifier(binding: binding, value: value))
    }
}

/// The priority of a default focus.
public struct DefaultFocusEvaluationPriority: Sendable {
    private enum Kind { case automatic, userInitiated }
    private let kind: Kind

    public static let automatic = DefaultFocusEvaluationPriority(kind: .automatic)
    public static let userInitiated = DefaultFocusEvaluationPriority(kind: .userInitiated)
}

private struct DefaultFocusModifier<Value: Hashable> {
    let binding: FocusState<Value>.Binding
    let value: Value
}

extension DefaultFocusModifier: ViewModifier, BehaviorModifier {
    typealias Body = Never

    func didMount(on node: ViewNode, state: inout Void) {
        let (graph, binding, value) = (node.graph, binding, value)
        graph.enqueue {
            if graph.focus.focusedElement == nil { binding.wrappedValue = value }
        }
    }
}
