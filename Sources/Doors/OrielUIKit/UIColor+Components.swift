public import Foundation

extension UIColor {
    /// Stores the red, green, blue and alpha components at the given pointers; for a dynamic colour, those of the light
    /// appearance.
    ///
    /// - Returns: Always true, because every colour has RGB components.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = components(with: UITraitCollection())
        red?.pointee = CGFloat(components.red)
        green?.pointee = CGFloat(components.green)
        blue?.pointee = CGFloat(components.blue)
        alpha?.pointee = CGFloat(components.alpha)
        return true
    }

    /// Stores the hue, saturation, brightness and alpha at the given pointers; for a dynamic colour, those of the light
    /// appearance.
    ///
    /// - Returns: Always true, because every colour has HSB components.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?,
        saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = components(with: UITraitCollection())
        let color = HueColor(red: components.red, green: components.green, blue: components.blue)
        hue?.pointee = CGFloat(color.hue)
        saturation?.pointee = CGFloat(color.saturation)
        brightness?.pointee = CGFloat(color.brightness)
        alpha?.pointee = CGFloat(components.alpha)
        return true
    }
}
