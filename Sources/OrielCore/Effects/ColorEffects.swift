public import Foundation

extension View {
    /// Blurs the view.
    ///
    /// - Parameters:
    ///   - radius: The radius of the blur in points.
    ///   - opaque: Unlike Apple's, has no effect: the edges always become transparent.
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(SimpleElementModifier(.blur(radius: radius, isOpaque: opaque)))
    }

    /// Adds a shadow to the view.
    public nonisolated func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View {
        var attributes: Attributes = [.color: .color(color), .radius: .number(Double(radius))]
        if x != 0 { attributes.set(.x, x) }
        if y != 0 { attributes.set(.y, y) }
        return modifier(SimpleElementModifier(.shadow, attributes))
    }

    /// Blends the view with the content behind it.
    ///
    /// Unlike Apple's, `plusDarker` is drawn as a colour burn, and `sourceAtop`, `destinationOver` and `destinationOut`
    /// as normal.
    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(SimpleElementModifier(.blendMode, [.blendMode: .string(blendMode.name)]))
    }

    /// Draws the view as one group, so that the views in it blend only with each other.
    public nonisolated func compositingGroup() -> some View { modifier(SimpleElementModifier(.compositing)) }

    /// Draws the view as one group. Unlike Apple's, it is the same as `compositingGroup()`.
    ///
    /// - Parameters:
    ///   - opaque: Has no effect.
    ///   - colorMode: Has no effect: browsers draw in the colour space of the page.
    public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View
    {
        compositingGroup()
    }

    /// Brightens the view's colours by the given amount; 0 leaves them unchanged.
    public nonisolated func brightness(_ amount: Double) -> some View { colorEffect("brightness", amount) }

    /// Multiplies the contrast of the view's colours; 1 leaves them unchanged.
    public nonisolated func contrast(_ amount: Double) -> some View { colorEffect("contrast", amount) }

    /// Multiplies the saturation of the view's colours; 1 leaves them unchanged.
    public nonisolated func saturation(_ amount: Double) -> some View { colorEffect("saturation", amount) }

    /// Reduces the saturation by the given amount; 1 makes all colours grey.
    public nonisolated func grayscale(_ amount: Double) -> some View { colorEffect("grayscale", amount) }

    /// Rotates all hues by an angle.
    public nonisolated func hueRotation(_ angle: Angle) -> some View { colorEffect("hueRotation", angle.degrees) }

    /// Inverts the view's colours.
    public nonisolated func colorInvert() -> some View { colorEffect("invert", 1) }

    /// Makes dark parts transparent and light parts black.
    public nonisolated func luminanceToAlpha() -> some View { colorEffect("luminanceToAlpha", 1) }

    /// Multiplies the view's colours by another colour.
    public nonisolated func colorMultiply(_ color: Color) -> some View {
        modifier(SimpleElementModifier(.colorEffect, [.effect: .string("multiply"), .color: .color(color)]))
    }

    private nonisolated func colorEffect(_ name: String, _ amount: Double) -> some View {
        modifier(SimpleElementModifier(.colorEffect(name, amount)))
    }
}

extension Element {
    static func blur(radius: CGFloat, isOpaque: Bool) -> Element {
        var attributes: Attributes = [.radius: .number(Double(radius))]
        attributes.set(.isOpaque, isOpaque)
        return Element(.blur, attributes: attributes)
    }

    static func colorEffect(_ name: String, _ amount: Double) -> Element {
        Element(.colorEffect, attributes: [.effect: .string(name), .value: .number(amount)])
    }
}

/// The way a view's colours blend with those behind it.
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
    case plusLighter

    var name: String { "\(self)" }
}

/// The range in which colours are computed.
public enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear, linear, extendedLinear
}
