public import OrielUIKit

extension Color {
    /// Creates a colour from one of a layer.
    public init(cgColor: CGColor) { self.init(uiColor: cgColor.uiColor) }

    /// The colour for a layer; nil for a colour that depends on the appearance.
    public var cgColor: CGColor? {
        let light = resolve(in: ColorContext(colorScheme: .light))
        let dark = resolve(in: ColorContext(colorScheme: .dark))
        return light == dark ? light.cgColor : nil
    }
}

extension Color.Resolved {
    /// The colour for a layer.
    public var cgColor: CGColor {
        CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }
}
