/// A grid of coloured points, between which colours are interpolated in both directions.
///
///     MeshGradient(
///         width: 3,
///         height: 3,
///         points: [[0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.8, 0.2], [1, 0.5], [0, 1], [0.5, 1], [1, 1]],
///         colors: [.red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint]
///     )
///
/// Browsers have no such gradient. The server draws it as a small picture, which the browser enlarges. Colours that depend
/// on the colour scheme are those of the server's environment. Texts and lines are drawn in the mean of its colours.
public struct MeshGradient: Sendable, Hashable {
    /// A point with the control points of the curves to its neighbours.
    @frozen public struct BezierPoint: Sendable, Hashable {
        public var position: SIMD2<Float>
        public var leadingControlPoint: SIMD2<Float>
        public var topControlPoint: SIMD2<Float>
        public var trailingControlPoint: SIMD2<Float>
        public var bottomControlPoint: SIMD2<Float>

        @inlinable public init(
            position: SIMD2<Float>,
            leadingControlPoint: SIMD2<Float>,
            topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>,
            bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// The places of the points, row by row, from 0 to 1 in both directions.
    public enum Locations: Sendable, Hashable {
        /// Points whose curves follow from their neighbours.
        case points([SIMD2<Float>])
        case bezierPoints([BezierPoint])
    }

    /// The colours of the points, row by row.
    public enum Colors: Sendable, Hashable {
        case colors([Color])
        case resolvedColors([Color.Resolved])
    }

    /// The number of points in a row.
    public var width: Int
    /// The number of rows.
    public var height: Int
    public var locations: Locations
    public var colors: Colors
    /// The colour outside of the grid.
    public var background: Color
    /// Whether the colours change without a bend at the points.
    public var smoothsColors: Bool
    public var colorSpace: Gradient.ColorSpace

    /// Creates a gradient. The numbers of points and of colours must be `width` times `height`.
    public init(
        width: Int,
        height: Int,
        locations: Locations,
        colors: Colors,
        background: Color = .clear,
        smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    public init(
        width: Int,
        height: Int,
        points: [SIMD2<Float>],
        colors: [Color],
        background: Color = .clear,
        smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width,
            height: height,
            locations: .points(points),
            colors: .colors(colors),
            background: background,
            smoothsColors: smoothsColors,
            colorSpace: colorSpace
        )
    }

    public init(
        width: Int,
        height: Int,
        points: [SIMD2<Float>],
        resolvedColors: [Color.Resolved],
        background: Color = .clear,
        smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width,
            height: height,
            locations: .points(points),
            colors: .resolvedColors(resolvedColors),
            background: background,
            smoothsColors: smoothsColors,
            colorSpace: colorSpace
        )
    }

    public init(
        width: Int,
        height: Int,
        bezierPoints: [BezierPoint],
        colors: [Color],
        background: Color = .clear,
        smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width,
            height: height,
            locations: .bezierPoints(bezierPoints),
            colors: .colors(colors),
            background: background,
            smoothsColors: smoothsColors,
            colorSpace: colorSpace
        )
    }

    public init(
        width: Int,
        height: Int,
        bezierPoints: [BezierPoint],
        resolvedColors: [Color.Resolved],
        background: Color = .clear,
        smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width,
            height: height,
            locations: .bezierPoints(bezierPoints),
            colors: .resolvedColors(resolvedColors),
            background: background,
            smoothsColors: smoothsColors,
            colorSpace: colorSpace
        )
    }
}

extension MeshGradient: ShapeStyle {
    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        guard let environment = context.environment else { return _ResolvedShapeStyle(.deferred(DeferredStyle(self))) }
        guard let mesh = ColorMesh(self, in: environment) else {
            GraphIssue.report(
                .warning,
                "A mesh gradient of \(width) by \(height) points needs at least 2 by 2 and at most \(ColorMesh.maxCount) points, "
                    + "and as many locations and colors. Its background is shown."
            )
            return _ResolvedShapeStyle(.color(background))
        }
        return _ResolvedShapeStyle(.mesh(mesh))
    }
}

extension MeshGradient: LeafElementView {
    public typealias Body = Never

    package func makeElement(in environment: EnvironmentValues) -> Element {
        StyleView(style: self).makeElement(in: environment)
    }
}

extension GraphicsContext.Shading {
    /// A mesh gradient in the rectangle around the path.
    public static func meshGradient(_ mesh: MeshGradient) -> Self { style(mesh) }
}
