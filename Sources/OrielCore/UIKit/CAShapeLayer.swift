public import Foundation
public import OrielUIKit

/// A layer that draws a path.
///
///     let ring = CAShapeLayer()
///     ring.path = UIBezierPath(ovalIn: CGRect(x: 4, y: 4, width: 40, height: 40)).cgPath
///     ring.fillColor = nil
///     ring.strokeColor = UIColor.systemBlue.cgColor
///     ring.lineWidth = 4
///     ring.lineCap = .round
///     ring.strokeEnd = 0.75
///     view.layer.addSublayer(ring)
///
/// A path begins at the corner of the layer's frame, and may be larger than the frame.
open class CAShapeLayer: CALayer {
    public override nonisolated init() { super.init() }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CAShapeLayer { copyShape(of: layer) }
    }

    /// Nil: there are no archives of layers.
    public required init?(coder: NSCoder) { nil }

    private var outline: Path?

    /// The path; later changes of a `CGMutablePath` have no effect. A change is not animated, as Apple documents.
    public var path: CGPath? {
        get { outline?.cgPath }
        set {
            change(newValue?.path != outline)
            outline = newValue?.path
        }
    }

    /// The colour of the area; nil for none.
    public var fillColor: CGColor? = UIColor.black.cgColor { willSet { change(newValue != fillColor, "fillColor") } }
    public var fillRule = CAShapeLayerFillRule.nonZero { willSet { change(newValue != fillRule) } }
    /// The colour of the line along the path; nil for none.
    public var strokeColor: CGColor? { willSet { change(newValue != strokeColor, "strokeColor") } }
    /// Where the line begins, as a part of the length of the path.
    public var strokeStart: CGFloat = 0 { willSet { change(newValue != strokeStart, "strokeStart") } }
    /// Where the line ends, as a part of the length of the path.
    public var strokeEnd: CGFloat = 1 { willSet { change(newValue != strokeEnd, "strokeEnd") } }
    public var lineWidth: CGFloat = 1 { willSet { change(newValue != lineWidth, "lineWidth") } }
    public var lineCap = CAShapeLayerLineCap.butt { willSet { change(newValue != lineCap) } }
    public var lineJoin = CAShapeLayerLineJoin.miter { willSet { change(newValue != lineJoin) } }
    public var miterLimit: CGFloat = 10 { willSet { change(newValue != miterLimit) } }
    /// The lengths of dashes and gaps in turn; nil for a solid line.
    public var lineDashPattern: [NSNumber]? { willSet { change(newValue != lineDashPattern) } }
    /// Where in the pattern the line begins.
    public var lineDashPhase: CGFloat = 0 { willSet { change(newValue != lineDashPhase, "lineDashPhase") } }

    /// Copies the properties of another layer that are not those of all layers.
    final func copyShape(of layer: CAShapeLayer) {
        path = layer.path
        (fillColor, fillRule, strokeColor) = (layer.fillColor, layer.fillRule, layer.strokeColor)
        (strokeStart, strokeEnd, lineWidth) = (layer.strokeStart, layer.strokeEnd, layer.lineWidth)
        (lineCap, lineJoin, miterLimit) = (layer.lineCap, layer.lineJoin, layer.miterLimit)
        (lineDashPattern, lineDashPhase) = (layer.lineDashPattern, layer.lineDashPhase)
    }
}

/// The rule that decides which points are inside the path of a layer.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Areas enclosed twice are outside.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of a layer's line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of the corners of a layer's line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

// MARK: - Drawing

/// What a layer draws of its path, as values.
struct ShapeLook: Equatable {
    let path: Path
    let fill: UIColor?
    let isEvenOdd: Bool
    let stroke: UIColor?
    let line: StrokeStyle
    let start: CGFloat
    let end: CGFloat
}

extension CAShapeLayer {
    /// Returns what is drawn with animated values; nil without a path.
    func shapeLook(_ values: [String: LayerValue]) -> ShapeLook? {
        var shown = outline ?? Path()
        if case .path(let path)? = values["path"] { shown = path }
        guard !shown.isEmpty else { return nil }
        let width = values.number("lineWidth") ?? lineWidth
        let fill = values.color("fillColor") ?? fillColor?.uiColor
        let stroke = values.color("strokeColor") ?? strokeColor?.uiColor
        let start = values.number("strokeStart") ?? strokeStart
        let end = values.number("strokeEnd") ?? strokeEnd
        let cap: CGLineCap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
        let join: CGLineJoin = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
        let line = StrokeStyle(
            lineWidth: width,
            lineCap: cap,
            lineJoin: join,
            miterLimit: miterLimit,
            dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) },
            dashPhase: values.number("lineDashPhase") ?? lineDashPhase
        )
        return ShapeLook(
            path: shown,
            fill: fill,
            isEvenOdd: fillRule == .evenOdd,
            stroke: width > 0 ? stroke : nil,
            line: line,
            start: min(max(start, 0), 1),
            end: min(max(end, 0), 1)
        )
    }
}

extension ShapeLook {
    /// All that is drawn, as an area.
    var area: (path: Path, isEvenOdd: Bool) {
        guard stroke != nil else { return (fill == nil ? Path() : path, isEvenOdd) }
        var area = fill == nil ? Path() : isEvenOdd ? path.normalized() : path
        area.addPath(visibleLine.strokedPath(line))
        return (area, false)
    }

    /// The part of the path along which the line is drawn.
    fileprivate var visibleLine: Path { path.trimmedPath(from: start, to: end) }
}

/// Draws the path of a layer.
struct ShapeLookView: View {
    let look: ShapeLook

    var body: some View {
        ZStack(alignment: .topLeading) {
            if let color = look.fill {
                look.path.fill(Color(uiColor: color), style: FillStyle(eoFill: look.isEvenOdd))
            }
            if let color = look.stroke { look.visibleLine.stroke(Color(uiColor: color), style: look.line) }
        }
    }
}
