public import Foundation

/// A colour in extended sRGB, or a dynamic colour that depends on the appearance.
///
/// Use it to create a SwiftUI `Color`, or in drawings. Unlike Apple's, patterns are drawn in backgrounds of views and layers only.
public final class UIColor: NSObject, Sendable {
    private let header = AttributeHeader.word

    package struct Components: Hashable, Sendable {
        package var red: Double
        package var green: Double
        package var blue: Double
        package var alpha: Double

        package init(red: Double, green: Double, blue: Double, alpha: Double) {
            (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        }

        package init(rgba: UInt32) {
            func channel(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) / 255 }
            self.init(red: channel(24), green: channel(16), blue: channel(8), alpha: channel(0))
        }
    }

    private enum Storage: Sendable {
        case fixed(Components)
        case system(SystemPalette)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
        case pattern(UIImage)
    }

    private let storage: Storage

    private init(_ storage: Storage) {
        self.storage = storage
    }

    package init(_ components: Components) {
        storage = .fixed(components)
    }

    package convenience init(system color: SystemPalette) {
        self.init(.system(color))
    }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .fixed(
            Components(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
        )
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Creates a colour in Display P3, as extended sRGB.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let rgb = Self.extendedRGB(displayP3: [red, green, blue].map { Double($0) })
        self.init(Components(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: Double(alpha)))
    }

    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let rgb = HueColor(hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness)).rgb
        self.init(.fixed(Components(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: Double(alpha))))
    }

    /// Creates a dynamic colour from a closure that returns the colour for each appearance.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        storage = .dynamic(dynamicProvider)
    }

    /// Creates a pattern of copies of an image, for backgrounds of views and layers. Elsewhere it is clear.
    public init(patternImage image: UIImage) { storage = .pattern(image) }

    /// The image of a pattern.
    package var pattern: UIImage? { if case .pattern(let image) = storage { image } else { nil } }

    /// Returns the colour for the given traits.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch storage {
        case .fixed, .pattern: self
        case .system: UIColor(components(with: traitCollection))
        case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
        }
    }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch storage {
        case .fixed(var components):
            components.alpha = Double(alpha)
            return UIColor(components)
        case .pattern: return self
        case .system, .dynamic:
            return UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
        }
    }

    package func components(with traits: UITraitCollection, increasedContrast: Bool = false) -> Components {
        switch storage {
        case .fixed(let components):
            components
        case .system(let color):
            Components(
                rgba: color.rgba(
                    isDark: traits.userInterfaceStyle == .dark,
                    increasedContrast: increasedContrast
                )
            )
        case .dynamic(let provider):
            provider(traits).components(with: traits, increasedContrast: increasedContrast)
        case .pattern: Components(red: 0, green: 0, blue: 0, alpha: 0)
        }
    }

    // MARK: NSObject

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        switch (storage, other.storage) {
        case (.fixed(let lhs), .fixed(let rhs)): return lhs == rhs
        case (.system(let lhs), .system(let rhs)): return lhs == rhs
        case (.pattern(let lhs), .pattern(let rhs)): return lhs == rhs
        default: return self === other
        }
    }

    public override var hash: Int {
        switch storage {
        case .fixed(let components): components.hashValue
        case .system(let color): color.hashValue
        case .dynamic: ObjectIdentifier(self).hashValue
        case .pattern(let image): image.hashValue
        }
    }

    public override var description: String {
        switch storage {
        case .fixed(let color): "UIExtendedSRGBColorSpace \(color.red) \(color.green) \(color.blue) \(color.alpha)"
        case .system(let color): "<UIDynamicSystemColor; name = \(color)>"
        case .dynamic: "<UIDynamicProviderColor>"
        case .pattern: "<UIPatternColor>"
        }
    }
}
