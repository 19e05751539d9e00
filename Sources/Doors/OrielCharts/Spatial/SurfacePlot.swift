public import OrielCore

/// The function of a surface, before the numbers are known at which it is computed.
struct SurfaceFunction {
    /// What the heights are.
    let label: Text
    let value: (Double, Double) -> Double
}

/// A surface whose heights are the values of a function of the horizontal place and the depth.
///
///     Chart3D {
///         SurfacePlot(x: "x", y: "Height", z: "z") { x, z in sin(2 * x) * cos(2 * z) }
///             .foregroundStyle(.heightBased)
///     }
///     .chartXScale(domain: -2...2)
///     .chartZScale(domain: -2...2)
///
/// The function is computed at 25 numbers of each axis: of the domains of the scales, of the other marks, or from -1 to
/// 1. Where it has no finite value, or leaves the vertical axis that the app has set, the surface has a hole.
public struct SurfacePlot {
    let mark: Mark

    private init(_ function: SurfaceFunction) {
        var mark = Mark(.rectangle)
        mark.surface = function
        self.mark = mark
    }
}

extension SurfacePlot {
    /// A surface.
    ///
    /// - Parameter function: Returns the height at a horizontal place and a depth.
    public init(
        x: LocalizedStringKey,
        y: LocalizedStringKey,
        z: LocalizedStringKey,
        function: @escaping (_ x: Double, _ z: Double) -> Double
    ) {
        self.init(x: Text(x), y: Text(y), z: Text(z), function: function)
    }

    /// A surface.
    @_disfavoredOverload
    public init(
        x: some StringProtocol,
        y: some StringProtocol,
        z: some StringProtocol,
        function: @escaping (_ x: Double, _ z: Double) -> Double
    ) {
        self.init(x: Text(x), y: Text(y), z: Text(z), function: function)
    }

    /// A surface. Only the label of the heights is read.
    public init(x: Text, y: Text, z: Text, function: @escaping (_ x: Double, _ z: Double) -> Double) {
        self.init(SurfaceFunction(label: y, value: function))
    }
}

extension SurfacePlot: Chart3DContent, PrimitiveChart3DContent {
    public typealias Body = Never

    func collect(into marks: inout SpatialMarks) { marks.add(mark) }
}

// MARK: - Styles

/// The colours of a surface.
public protocol Chart3DSurfaceStyle {
    /// The style in the form that charts draw. Used by the framework.
    var _surfaceStyle: _Chart3DSurfaceColors { get }
}

/// The colours of a surface in the form that charts draw.
public struct _Chart3DSurfaceColors {
    enum Kind {
        /// From low to high; nil for the numbers of the vertical axis.
        case heights(Gradient, ClosedRange<Double>?)
        case normals
    }

    let kind: Kind
}

/// A style of surfaces that charts have.
public struct BasicChart3DSurfaceStyle: Chart3DSurfaceStyle {
    public let _surfaceStyle: _Chart3DSurfaceColors
}

extension Chart3DSurfaceStyle where Self == BasicChart3DSurfaceStyle {
    /// Colours by height. They are those of this project.
    public static var heightBased: BasicChart3DSurfaceStyle { heightBased(Self.colors) }

    /// Colours by height, of which the first and the last are at the ends of a range.
    public static func heightBased(yRange: ClosedRange<Double>) -> BasicChart3DSurfaceStyle {
        heightBased(Self.colors, yRange: yRange)
    }

    /// The colours of a gradient by height.
    ///
    /// - Parameter yRange: The heights of the first and of the last colour; nil for the ends of the vertical axis.
    public static func heightBased(
        _ gradient: Gradient,
        yRange: ClosedRange<Double>? = nil
    ) -> BasicChart3DSurfaceStyle {
        BasicChart3DSurfaceStyle(_surfaceStyle: _Chart3DSurfaceColors(kind: .heights(gradient, yRange)))
    }

    /// Colours by the direction in which the surface faces.
    public static var normalBased: BasicChart3DSurfaceStyle {
        BasicChart3DSurfaceStyle(_surfaceStyle: _Chart3DSurfaceColors(kind: .normals))
    }

    private static var colors: Gradient { Gradient(colors: [.blue, .cyan, .green, .yellow, .red]) }
}
