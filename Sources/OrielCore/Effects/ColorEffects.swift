public import Foundation

extension View {
    /// Blurs the view.
    ///
    /// - Parameter opaque: Whether the edges stay opaque; see-through otherwise.
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        var attributes: Attributes = [.radius: .number(Double(radius))]
        attributes.set(.isOpaque, opaque)
        return modifier(SimpleElementModifier(.blur, attributes))
    }

    /// Draws a shadow behind what the view shows.
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

    /// Mixes the view with what is behind it.
    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(SimpleElementModifier(.blendMode, [.blendMode: .string(blendMode.name)]))
    }

    /// Draws what is inside as one picture before effects apply to it.
    public nonisolated func compositingGroup() -> some View { modifier(SimpleElementModifier(.compositing)) }

    /// Draws what is inside as one picture.
    ///
    /// - Parameters:
    ///   - opaque: Has no effect here.
    ///   - colorMode: Has no effect here: browsers draw in the colour space of the page.
    public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View
    {
        compositingGroup()
    }

    /// Makes the view's colours lighter; 0 leaves them as they are.
    public nonisolated func brightness(_ amount: Double) -> some View { colorEffect("brightness", amount) }

    /// Makes differences between the view's colours larger or smaller; 1 leaves them as they are.
    public nonisolated func contrast(_ amount: Double) -> some View { colorEffect("contrast", amount) }

    /// Makes the view's colours stronger or weaker; 1 leaves them as they are.
    public nonisolated func saturation(_ amount: Double) -> some View { colorEffect("saturation", amount) }

    /// Takes colour away; 1 leaves greys.
    public nonisolated func grayscale(_ amount: Double) -> some View { colorEffect("grayscale", amount) }

    /// Turns all hues by an angle.
    public nonisolated func hueRotation(_ angle: Angle) -> some View { colorEffect("hueRotation", angle.degrees) }

    /// Turns colours into their opposites.
    public nonisolated func colorInvert() -> some View { colorEffect("invert", 1) }

    /// Makes dark parts see-through and light ones black.
    public nonisolated func luminanceToAlpha() -> some View { colorEffect("luminanceToAlpha", 1) }

    /// Multiplies the view's colours with another.
    public nonisolated func colorMultiply(_ color: Color) -> some View {
        modifier(SimpleElementModifier(.colorEffect, [.effect: .string("multiply"), .color: .color(color)]))
    }

    private nonisolated func colorEffect(_ name: String, _ amount: Double) -> some View {
        modifier(SimpleElementModifier(.colorEffect, [.effect: .string(name), .value: .number(amount)]))
    }
}

/// How a view's colours mix with those behind it.
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
    case plusLighter

    var name: String { "\(self)" }
}

/// In which range colours are computed.
public enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear, linear, extendedLinear
}
