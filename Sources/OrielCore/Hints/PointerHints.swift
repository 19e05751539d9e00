// Hints for pointers and focus.

/// Whether a control is used by a drag that rests on it.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private enum Value: Hashable { case automatic, enabled, disabled }
    private let value: Value

    public static let automatic = SpringLoadingBehavior(value: .automatic)
    public static let enabled = SpringLoadingBehavior(value: .enabled)
    public static let disabled = SpringLoadingBehavior(value: .disabled)
}

private enum SpringLoadingBehaviorKey: EnvironmentKey { static var defaultValue: SpringLoadingBehavior { .automatic } }
private enum IsFocusEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// Whether a drag that rests on controls uses them, which `springLoadingBehavior(_:)` sets.
    public var springLoadingBehavior: SpringLoadingBehavior {
        get { self[SpringLoadingBehaviorKey.self] }
        set { self[SpringLoadingBehaviorKey.self] = newValue }
    }

    /// Whether the focus ring is shown, as far as `focusEffectDisabled(_:)` says. Views of the app's own can follow it.
    public var isFocusEffectEnabled: Bool {
        get { self[IsFocusEffectEnabledKey.self] }
        set { self[IsFocusEffectEnabledKey.self] = newValue }
    }
}

extension View {
    /// Sets whether controls are used by a drag that rests on them. Has no effect: a drag uses no controls.
    public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
        environment(\.springLoadingBehavior, behavior)
    }

    /// Hides the focus ring. Has no effect: users of a keyboard need it.
    public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isFocusEffectEnabled) { if disabled { $0 = false } }
    }

    /// Sets the effect of the pointer on a row. Has no effect: rows of a page have none.
    public nonisolated func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }

    /// Disables the effect of the pointer on a row. Has no effect: rows of a page have none.
    public nonisolated func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}

/// A shortcut that is a gesture of the hand with a watch.
public struct HandGestureShortcut: Hashable, Sendable {
    private enum Value: Hashable { case primaryAction }
    private let value: Value

    /// The main action of what is on the screen.
    public static let primaryAction = HandGestureShortcut(value: .primaryAction)
}

extension View {
    /// Assigns a gesture of the hand with a watch to a control. Has no effect, as on a phone: only watches feel the gesture.
    public nonisolated func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
        self
    }
}

/// Whether a kind of input scrolls.
public struct ScrollInputBehavior: Hashable, Sendable {
    private enum Value: Hashable { case automatic, enabled, disabled }
    private let value: Value

    public static let automatic = ScrollInputBehavior(value: .automatic)
    public static let enabled = ScrollInputBehavior(value: .enabled)
    public static let disabled = ScrollInputBehavior(value: .disabled)
}

/// A kind of input that scrolls on some devices: a look, or a gesture of the hand that wears a watch.
public struct ScrollInputKind: Hashable, Sendable {
    private enum Value: Hashable { case look, handGestureShortcut, crownRotation }
    private let value: Value

    public static let look = ScrollInputKind(value: .look)
    public static let handGestureShortcut = ScrollInputKind(value: .handGestureShortcut)
    public static let crownRotation = ScrollInputKind(value: .crownRotation)
}

extension View {
    /// Sets whether a kind of input scrolls. Has no effect: browsers have none of these inputs.
    public nonisolated func scrollInputBehavior(
        _ behavior: ScrollInputBehavior,
        for input: ScrollInputKind
    ) -> some View { self }
}
