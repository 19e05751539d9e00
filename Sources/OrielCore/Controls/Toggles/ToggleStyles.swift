// The toggle styles that renderers know.

/// The style that suits the toggle's place.
public struct DefaultToggleStyle: ToggleStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "automatic" }

    public func makeBody(configuration: Configuration) -> some View {
        Toggle(configuration).toggleStyle(self)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The style that suits the toggle's place.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A button that stays down while it is on.
public struct ButtonToggleStyle: ToggleStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "button" }

    public func makeBody(configuration: Configuration) -> some View {
        Toggle(configuration).toggleStyle(self)
    }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays down while it is on.
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

/// A switch with its label beside it.
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
    /// A switch with its label beside it.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
