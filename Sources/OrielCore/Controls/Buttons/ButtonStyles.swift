// The built-in button styles. Renderers draw them; only custom styles that build on them call `makeBody`.

/// The style that suits the button's context.
public struct DefaultButtonStyle: PrimitiveButtonStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "automatic" }

    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(self)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The style that suits the button's context.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// A label in the tint colour, without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "borderless" }

    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(self)
    }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A label in the tint colour, without a border.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// The label without decoration, except while the button is pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "plain" }

    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(self)
    }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label without decoration, except while the button is pressed.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A label on a light background in the tint colour.
public struct BorderedButtonStyle: PrimitiveButtonStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "bordered" }

    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(self)
    }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A label on a light background in the tint colour.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A label on a background in the tint colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "borderedProminent" }

    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(self)
    }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A label on a background in the tint colour.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// A label that looks like a link.
public struct LinkButtonStyle: PrimitiveButtonStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "link" }

    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(self)
    }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// A label that looks like a link.
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}
