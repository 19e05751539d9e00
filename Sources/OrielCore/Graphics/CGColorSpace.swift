/// Any text, as Core Foundation has it.
public typealias CFString = String

/// A colour space: three components, or one for grey.
///
/// Unlike Apple's, a drawing has all colours in sRGB, whatever the space.
public final class CGColorSpace: Hashable, Sendable {
    public let name: CFString?
    /// The number of components of a colour, without the alpha.
    public let numberOfComponents: Int

    init(name: CFString?, numberOfComponents: Int) {
        self.name = name
        self.numberOfComponents = numberOfComponents
    }

    /// Creates a space by its name; nil for a name that is not one of those below.
    public convenience init?(name: CFString) {
        switch name {
        case Self.sRGB, Self.extendedSRGB, Self.linearSRGB, Self.displayP3: self.init(name: name, numberOfComponents: 3)
        case Self.genericGrayGamma2_2, Self.linearGray: self.init(name: name, numberOfComponents: 1)
        default: return nil
        }
    }

    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    public static let linearGray: CFString = "kCGColorSpaceLinearGray"

    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
        a.name == b.name && a.numberOfComponents == b.numberOfComponents
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Returns the colour space of colours with red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(name: nil, numberOfComponents: 3) }

/// Returns the colour space of greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(name: nil, numberOfComponents: 1) }
