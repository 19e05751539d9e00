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

    /// Stores the grey of the colour, by the brightness of its components, and its alpha at the given pointers; for a dynamic colour,
    /// those of the light appearance.
    ///
    /// - Returns: Whether the colour is a grey.
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = components(with: UITraitCollection())
        let (red, green, blue) = (components.red, components.green, components.blue)
        white?.pointee = CGFloat(0.2126 * red + 0.7152 * green + 0.0722 * blue)
        alpha?.pointee = CGFloat(components.alpha)
        return red == green && green == blue
    }

    /// Converts colours of Display P3, whose curve is that of sRGB, by way of their light.
    static func extendedRGB(displayP3 components: [Double]) -> [Double] {
        let light = components.map { value in
            let size = abs(value)
            let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
            return value < 0 ? -linear : linear
        }
        let matrix = [
            [1.2249401763, -0.2249401763, 0],
            [-0.0420569547, 1.0420569547, 0],
            [-0.0196375546, -0.0786360454, 1.0982736000],
        ]
        return matrix.map { row in
            let linear = zip(row, light).reduce(0) { $0 + $1.0 * $1.1 }
            let size = abs(linear)
            let value = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
            return linear < 0 ? -value : value
        }
    }
}
