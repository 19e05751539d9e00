/// Whether a button that is held down acts again and again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private enum Value: Hashable { case automatic, disabled }
    private let value: Value

    public static let automatic = ButtonRepeatBehavior(value: .automatic)
    public static let disabled = ButtonRepeatBehavior(value: .disabled)

    @available(*, unavailable, message: "A button of a page acts once for each tap. Use a Stepper or a Slider.")
    public static var enabled: ButtonRepeatBehavior { .automatic }
}

private enum ButtonRepeatBehaviorKey: EnvironmentKey { static var defaultValue: ButtonRepeatBehavior { .automatic } }

extension EnvironmentValues {
    /// Whether buttons that are held down act again and again. A button of a page acts once for each tap.
    public var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatBehaviorKey.self] }
        set { self[ButtonRepeatBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets whether buttons that are held down act again and again, for views that read it from the environment.
    public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }
}
