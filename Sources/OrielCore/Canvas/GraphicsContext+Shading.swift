public import Foundation

extension GraphicsContext {
    /// A colour, gradient, style or picture that fills a drawing.
    public struct Shading: Sendable {
        private enum Source: Sendable {
            case style(any ShapeStyle)
            /// A gradient whose points are in the coordinates of the context.
            case gradient(any ShapeStyle, CanvasSpread)
            case palette([Shading])
            case tiles(Image, origin: CGPoint, part: CGRect, scale: CGFloat)
        }

        private let source: Source

        private init(_ source: Source) { self.source = source }
    }

    /// The options of a gradient.
    @frozen public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Repeats the colours outside of the gradient.
        @inlinable public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
        /// Repeats the colours outside of the gradient, each second time in reverse.
        @inlinable public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
        /// Unlike Apple's, has no effect: colours are interpolated in sRGB.
        @inlinable public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }

        fileprivate var spread: CanvasSpread { contains(.mirror) ? .mirror : contains(.repeat) ? .repeat : .pad }
    }
}

extension GraphicsContext.Shading {
    /// The current foreground style.
    public static var foreground: Self { style(.foreground) }

    @available(*, unavailable, message: "Browsers have no paint that shows what is below; draw with a blend mode.")
    public static var backdrop: Self { fatalError("unavailable") }

    /// Several shadings; a path is painted with the first.
    public static func palette(_ array: [Self]) -> Self { Self(.palette(array)) }

    public static func color(_ color: Color) -> Self { style(color) }

    public static func color(
        _ colorSpace: Color.RGBColorSpace = .sRGB,
        red: Double,
        green: Double,
        blue: Double,
        opacity: Double = 1
    ) -> Self {
        color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    public static func color(
        _ colorSpace: Color.RGBColorSpace = .sRGB,
        white: Double,
        opacity: Double = 1
    ) -> Self {
        color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style. The unit points of a gradient are those of the rectangle around the path.
    public static func style<S: ShapeStyle>(_ style: S) -> Self { Self(.style(style)) }

    public static func linearGradient(
        _ gradient: Gradient,
        startPoint: CGPoint,
        endPoint: CGPoint,
        options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
    ) -> Self {
        let style = LinearGradient(
            gradient: gradient,
            startPoint: UnitPoint(x: startPoint.x, y: startPoint.y),
            endPoint: UnitPoint(x: endPoint.x, y: endPoint.y)
        )
        return Self(.gradient(style, options.spread))
    }

    public static func radialGradient(
        _ gradient: Gradient,
        center: CGPoint,
        startRadius: CGFloat,
        endRadius: CGFloat,
        options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
    ) -> Self {
        let style = RadialGradient(
            gradient: gradient,
            center: UnitPoint(x: center.x, y: center.y),
            startRadius: startRadius,
            endRadius: endRadius
        )
        return Self(.gradient(style, options.spread))
    }

    /// - Parameter options: Unlike Apple's, have no effect: the gradient is a full turn.
    public static func conicGradient(
        _ gradient: Gradient,
        center: CGPoint,
        angle: Angle = Angle(),
        options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
    ) -> Self {
        let style = AngularGradient(gradient: gradient, center: UnitPoint(x: center.x, y: center.y), angle: angle)
        return Self(.gradient(style, .pad))
    }

    /// Copies of a picture, or of a part of it given in unit points.
    ///
    /// Unlike Apple's, symbols and pictures from the network are not drawn.
    public static func tiledImage(
        _ image: Image,
        origin: CGPoint = .zero,
        sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        scale: CGFloat = 1
    ) -> Self {
        Self(.tiles(image, origin: origin, part: sourceRect, scale: scale))
    }
}

extension GraphicsContext.Shading {
    /// The style, if it can be applied to a view as it is.
    var plainStyle: AnyShapeStyle? {
        switch source {
        case .style(let style): AnyShapeStyle(style)
        case .palette(let shadings): shadings.first?.plainStyle
        case .gradient, .tiles: nil
        }
    }

    /// Returns the shading with its styles resolved.
    func resolved(in environment: EnvironmentValues) -> Self {
        switch source {
        case .style(let style): Self(.style(ResolvedStyle(style.resolvedForShape(in: environment))))
        case .palette(let shadings): .palette(shadings.map { $0.resolved(in: environment) })
        case .gradient, .tiles: self
        }
    }

    /// Returns the paint of a path; nil if there is none.
    func paint(of path: Path, in environment: EnvironmentValues) -> CanvasPaint? {
        switch source {
        case .style(let style):
            let resolved = style.resolvedForShape(in: environment)
            if case .tiles(let tiles) = resolved.value { return .tiles(tiles, origin: path.boundingRect.origin) }
            return .style(resolved, in: resolved.value.isFlat ? .zero : path.boundingRect)
        case .gradient(let style, let spread):
            return .style(
                style.resolvedForShape(in: environment),
                in: CGRect(x: 0, y: 0, width: 1, height: 1),
                spread
            )
        case .palette(let shadings): return shadings.first?.paint(of: path, in: environment)
        case .tiles(let image, let origin, let part, let scale):
            let paint = ImagePaint(image: image, sourceRect: part, scale: scale)
            guard let tiles = PictureTiles(paint, in: environment) else { return nil }
            return .tiles(tiles, origin: origin)
        }
    }
}

/// A style whose environment is known.
private struct ResolvedStyle: ShapeStyle {
    let value: _ResolvedShapeStyle

    init(_ value: _ResolvedShapeStyle) { self.value = value }

    func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle { value }
}

extension ResolvedShapeStyle {
    /// Whether the style looks the same at each point of a shape of any size.
    fileprivate var isFlat: Bool {
        switch self {
        case .gradient, .linearGradient, .radialGradient, .ellipticalGradient, .angularGradient, .mesh: false
        case .level(_, let base), .opacity(_, let base), .shadow(_, let base): base.isFlat
        default: true
        }
    }
}
