/// The way in which a drawing is mixed with those below it.
public enum CGBlendMode: Int32, Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity
    /// Removes what is below.
    case clear
    /// Replaces what is below. Unlike Apple's, what is outside of the shape stays.
    case copy
    case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
    /// Unlike Apple's, drawn as a colour burn.
    case plusDarker
    case plusLighter

    /// The name in CSS; nil for modes that masks express.
    var css: String? {
        switch self {
        case .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue, .saturation, .color,
            .luminosity:
            "\(self)"
        case .colorDodge: "color-dodge"
        case .colorBurn, .plusDarker: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        case .plusLighter: "plus-lighter"
        case .normal, .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn,
            .destinationOut, .destinationAtop, .xor:
            nil
        }
    }
}

/// The parts of a path that are painted.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
    case fill
    /// Fills with the even-odd rule, in which areas enclosed twice are outside.
    case eoFill
    case stroke
    case fillStroke
    case eoFillStroke
}

/// The interpolation of scaled images. Unlike Apple's, all values but `none` look the same.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
    case `default`, none, low, high, medium
}
