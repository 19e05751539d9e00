public import Foundation

/// A colour of a layer.
///
/// Unlike Apple's, it stays dynamic: a layer with the colour of a dynamic `UIColor` follows the appearance.
public final class CGColor: Hashable, Sendable {
    let color: UIColor

    init(_ color: UIColor) { self.color = color }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(UIColor(white: gray, alpha: alpha)) }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Red, green, blue and alpha; for a dynamic colour, those of the light appearance.
    public var components: [CGFloat]? {
        let components = color.components(with: UITraitCollection())
        return [components.red, components.green, components.blue, components.alpha].map { CGFloat($0) }
    }

    /// Always 4: every colour has red, green, blue and alpha.
    public var numberOfComponents: Int { 4 }

    public var alpha: CGFloat { CGFloat(color.components(with: UITraitCollection()).alpha) }

    public func copy(alpha: CGFloat) -> CGColor? { CGColor(color.withAlphaComponent(alpha)) }

    package var uiColor: UIColor { color }

    public static func == (a: CGColor, b: CGColor) -> Bool { a.color == b.color }
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor {
    /// The colour for a layer.
    public var cgColor: CGColor { CGColor(self) }

    public convenience init(cgColor: CGColor) { self.init { cgColor.color.resolvedColor(with: $0) } }
}
