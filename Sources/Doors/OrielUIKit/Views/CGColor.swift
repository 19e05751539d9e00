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

    package var uiColor: UIColor { color }

    public static func == (a: CGColor, b: CGColor) -> Bool { a.color == b.color }
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor {
    /// The colour for a layer.
    public var cgColor: CGColor { CGColor(self) }

    public convenience init(cgColor: CGColor) { self.init { cgColor.color.resolvedColor(with: $0) } }
}
