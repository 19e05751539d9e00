/// How wide buttons are.
public struct ButtonSizing: Hashable, Sendable {
    let isFlexible: Bool

    /// The width that suits the button's context: that of its label.
    public static let automatic = ButtonSizing(isFlexible: false)
    /// The width of the button's label.
    public static let fitted = ButtonSizing(isFlexible: false)
    /// The width that is offered to the button.
    public static let flexible = ButtonSizing(isFlexible: true)
}

private enum ButtonSizingKey: EnvironmentKey {
    static var defaultValue: ButtonSizing { .automatic }
}

extension EnvironmentValues {
    /// How wide buttons are.
    public var buttonSizing: ButtonSizing {
        get { self[ButtonSizingKey.self] }
        set { self[ButtonSizingKey.self] = newValue }
    }
}

extension View {
    /// Sets how wide the buttons in this view are. Buttons with a style of the app's own have the width of their body.
    public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View {
        environment(\.buttonSizing, sizing)
    }
}
