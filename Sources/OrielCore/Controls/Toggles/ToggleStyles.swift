// The built-in toggle styles, which renderers draw.

/// The style that suits the toggle's context.
public struct DefaultToggleStyle: ToggleStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "automatic" }

    public func makeBody(configuration: Configuration) -> some View {
        Toggle(configuration).toggleStyle(self)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The style that suits the toggle's context.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A button that stays pressed while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "button" }

    public func makeBody(configuration: Configuration) -> some View {
        Toggle(configuration).toggleStyle(self)
    }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays pressed while the toggle is on.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A box with a tick.
public struct CheckboxToggleStyle: ToggleStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "checkbox" }

    public func makeBody(configuration: Configuration) -> some View {
        Toggle(configuration).toggleStyle(self)
    }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A box with a tick.
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// A switch next to its label.
public struct SwitchToggleStyle: ToggleStyle, NamedStyle {
    private let tint: Color?

    public nonisolated init() { tint = nil }

    /// - Parameter tint: The colour of switches that are on.
    @available(*, deprecated, message: "Use ``View/tint(_)`` instead.")
    public nonisolated init(tint: Color) { self.tint = tint }

    nonisolated var styleName: String { "switch" }
    nonisolated var styleTint: Color? { tint }

    public func makeBody(configuration: Configuration) -> some View {
        Toggle(configuration).toggleStyle(self)
    }
}

extension SwitchToggleStyle: TintedStyle {}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch next to its label.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
