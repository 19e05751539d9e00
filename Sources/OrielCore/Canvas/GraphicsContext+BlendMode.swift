extension GraphicsContext {
    /// The way in which a drawing is mixed with those below it in the same canvas or layer.
    @frozen public struct BlendMode: RawRepresentable, Equatable, Sendable {
        public let rawValue: Int32

        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var normal: BlendMode { BlendMode(rawValue: 0) }
        @inlinable public static var multiply: BlendMode { BlendMode(rawValue: 1) }
        @inlinable public static var screen: BlendMode { BlendMode(rawValue: 2) }
        @inlinable public static var overlay: BlendMode { BlendMode(rawValue: 3) }
        @inlinable public static var darken: BlendMode { BlendMode(rawValue: 4) }
        @inlinable public static var lighten: BlendMode { BlendMode(rawValue: 5) }
        @inlinable public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
        @inlinable public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
        @inlinable public static var softLight: BlendMode { BlendMode(rawValue: 8) }
        @inlinable public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
        @inlinable public static var difference: BlendMode { BlendMode(rawValue: 10) }
        @inlinable public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
        @inlinable public static var hue: BlendMode { BlendMode(rawValue: 12) }
        @inlinable public static var saturation: BlendMode { BlendMode(rawValue: 13) }
        @inlinable public static var color: BlendMode { BlendMode(rawValue: 14) }
        @inlinable public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
        /// Removes what is below.
        @inlinable public static var clear: BlendMode { BlendMode(rawValue: 16) }
        /// Replaces what is below. Unlike Apple's, what is outside of the shape stays.
        @inlinable public static var copy: BlendMode { BlendMode(rawValue: 17) }
        @inlinable public static var sourceIn: BlendMode { BlendMode(rawValue: 18) }
        @inlinable public static var sourceOut: BlendMode { BlendMode(rawValue: 19) }
        @inlinable public static var sourceAtop: BlendMode { BlendMode(rawValue: 20) }
        @inlinable public static var destinationOver: BlendMode { BlendMode(rawValue: 21) }
        @inlinable public static var destinationIn: BlendMode { BlendMode(rawValue: 22) }
        @inlinable public static var destinationOut: BlendMode { BlendMode(rawValue: 23) }
        @inlinable public static var destinationAtop: BlendMode { BlendMode(rawValue: 24) }
        @inlinable public static var xor: BlendMode { BlendMode(rawValue: 25) }
        /// Unlike Apple's, drawn as a colour burn.
        @inlinable public static var plusDarker: BlendMode { BlendMode(rawValue: 26) }
        @inlinable public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }
    }
}
