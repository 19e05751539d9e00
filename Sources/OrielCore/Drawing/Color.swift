public import Foundation
public import OrielUIKit

/// A colour, which may depend on the environment.
///
/// Colours with components and system colours are stored inline. Other colours, such as named ones, are stored behind a
/// reference.
public struct Color: Hashable, Sendable {
    let provider: Provider

    init(_ provider: Provider) {
        self.provider = provider
    }

    /// The colour space of a colour's components.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB
        case sRGBLinear
        case displayP3
    }

    /// Creates a colour from components between 0 and 1. Values outside this range are kept, for extended-range
    /// colours.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB,
        red: Double,
        green: Double,
        blue: Double,
        opacity: Double = 1
    ) {
        provider = .components(
            red: Float(red),
            green: Float(green),
            blue: Float(blue),
            opacity: Float(opacity),
            colorSpace
        )
    }

    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates an sRGB colour from hue, saturation and brightness, each from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let rgb = HueColor(hue: hue, saturation: saturation, brightness: brightness).rgb
        self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, opacity: opacity)
    }

    /// Creates a colour from an asset catalogue.
    public init(_ name: String, bundle: Bundle? = nil) {
        provider = .reference(ColorReference(.named(name, bundle: bundle)), opacity: 1)
    }

    public init(uiColor: UIColor) {
        // Pages draw `secondary` darker than its components, so that small letters can be read.
        if uiColor === UIColor.secondaryLabel {
            self = .secondary
            return
        }
        provider = .reference(ColorReference(.uiColor(uiColor)), opacity: 1)
    }

    @_disfavoredOverload
    public init(_ uiColor: UIColor) {
        self.init(uiColor: uiColor)
    }

    /// Creates a colour that is the same in every environment.
    public init(_ resolved: Resolved) {
        self.init(
            .sRGB,
            red: Double(resolved.red),
            green: Double(resolved.green),
            blue: Double(resolved.blue),
            opacity: Double(resolved.opacity)
        )
    }

    /// Returns the colour with its opacity multiplied by `opacity`.
    public func opacity(_ opacity: Double) -> Color {
        Color(provider.multiplied(by: Float(opacity)))
    }
}

extension Color {
    public static let red = Color(.system(.palette(.red), opacity: 1))
    public static let orange = Color(.system(.palette(.orange), opacity: 1))
    public static let yellow = Color(.system(.palette(.yellow), opacity: 1))
    public static let green = Color(.system(.palette(.green), opacity: 1))
    public static let mint = Color(.system(.palette(.mint), opacity: 1))
    public static let teal = Color(.system(.palette(.teal), opacity: 1))
    public static let cyan = Color(.system(.palette(.cyan), opacity: 1))
    public static let blue = Color(.system(.palette(.blue), opacity: 1))
    public static let indigo = Color(.system(.palette(.indigo), opacity: 1))
    public static let purple = Color(.system(.palette(.purple), opacity: 1))
    public static let pink = Color(.system(.palette(.pink), opacity: 1))
    public static let brown = Color(.system(.palette(.brown), opacity: 1))
    public static let gray = Color(.system(.palette(.gray), opacity: 1))
    public static let white = Color(.system(.white, opacity: 1))
    public static let black = Color(.system(.black, opacity: 1))
    public static let clear = Color(.system(.clear, opacity: 1))

    /// The colour of primary content.
    public static let primary = Color(.system(.palette(.label), opacity: 1))

    /// The colour of secondary content.
    public static let secondary = Color(.system(.palette(.secondaryLabel), opacity: 1))

    /// The colour of interactive or selected elements.
    public static let accentColor = Color(.system(.accent, opacity: 1))
}
