public import Foundation

extension GraphicsContext {
    /// A change of the pixels of what is drawn.
    public struct Filter: Sendable {
        let steps: [CanvasFilter]

        private init(_ steps: CanvasFilter...) { self.steps = steps }

        /// Draws a shadow.
        ///
        /// - Parameters:
        ///   - blendMode: Unlike Apple's, has no effect: shadows are drawn as normal.
        ///   - options: `invertsAlpha` and `disablesGroup` have no effect.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
            radius: CGFloat,
            x: CGFloat = 0,
            y: CGFloat = 0,
            blendMode: BlendMode = .normal,
            options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            let place: CanvasFilter.Shadow =
                options.contains(.shadowOnly) ? .alone : options.contains(.shadowAbove) ? .above : .below
            return Filter(.shadow(color, radius: Double(radius), offset: CGSize(width: x, height: y), place))
        }

        /// Multiplies each component by that of a colour.
        public static func colorMultiply(_ color: Color) -> Filter {
            let factors = color.resolve(in: .light)
            var matrix = ColorMatrix()
            (matrix.r1, matrix.g2, matrix.b3, matrix.a4) = (factors.red, factors.green, factors.blue, factors.opacity)
            return colorMatrix(matrix)
        }

        /// Transforms the colours by a matrix.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(.matrix(matrix.rows)) }

        /// Rotates the hues.
        public static func hueRotation(_ angle: Angle) -> Filter { Filter(.hueRotation(angle)) }

        /// Multiplies the saturation; 1 changes nothing.
        public static func saturation(_ amount: Double) -> Filter { Filter(.saturation(max(amount, 0))) }

        /// Adds to the colours; 0 changes nothing.
        public static func brightness(_ amount: Double) -> Filter { colorMatrix(ColorMatrix(scale: 1, offset: amount)) }

        /// Multiplies the contrast; 1 changes nothing.
        public static func contrast(_ amount: Double) -> Filter {
            colorMatrix(ColorMatrix(scale: amount, offset: 0.5 - 0.5 * amount))
        }

        /// Inverts the colours; 0 changes nothing.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            colorMatrix(ColorMatrix(scale: 1 - 2 * amount, offset: amount))
        }

        /// Reduces the saturation; 1 makes all colours grey.
        public static func grayscale(_ amount: Double) -> Filter { Filter(.saturation(1 - min(max(amount, 0), 1))) }

        /// Makes all pixels black, and as opaque as they were bright.
        public static var luminanceToAlpha: Filter { Filter(.luminanceToAlpha) }

        /// Blurs what is drawn.
        ///
        /// - Parameter options: Unlike Apple's, have no effect: the edges always become transparent.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(.blur(radius: Double(radius)))
        }

        /// Paints the pixels whose opacity is in a range with a colour, and removes the others.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
            Filter(.alphaThreshold(min: min, max: max, color))
        }

        @available(*, unavailable, message: "Browsers cannot transform pixels; change the context's transform instead.")
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { fatalError("unavailable") }
    }

    /// The options of a shadow.
    @frozen public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Draws the shadow in front.
        @inlinable public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
        /// Draws only the shadow.
        @inlinable public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
        @inlinable public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
        @inlinable public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
    }

    /// The options of a blur.
    @frozen public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

        @inlinable public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
        @inlinable public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
    }

    /// The options of a filter.
    @frozen public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Unlike Apple's, has no effect: filters compute in sRGB.
        @inlinable public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
    }
}

/// A matrix that transforms colours: each row gives a component of the result, as factors of red, green, blue and opacity, and
/// a constant.
@frozen public struct ColorMatrix: Equatable, Sendable {
    public var r1: Float = 1
    public var r2: Float = 0
    public var r3: Float = 0
    public var r4: Float = 0
    public var r5: Float = 0
    public var g1: Float = 0
    public var g2: Float = 1
    public var g3: Float = 0
    public var g4: Float = 0
    public var g5: Float = 0
    public var b1: Float = 0
    public var b2: Float = 0
    public var b3: Float = 1
    public var b4: Float = 0
    public var b5: Float = 0
    public var a1: Float = 0
    public var a2: Float = 0
    public var a3: Float = 0
    public var a4: Float = 1
    public var a5: Float = 0

    /// Creates the matrix that changes nothing.
    @inlinable public init() {}

    /// Creates a matrix that scales red, green and blue and adds to them.
    init(scale: Double, offset: Double) {
        (r1, g2, b3) = (Float(scale), Float(scale), Float(scale))
        (r5, g5, b5) = (Float(offset), Float(offset), Float(offset))
    }

    var rows: [Float] { [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5] }
}
