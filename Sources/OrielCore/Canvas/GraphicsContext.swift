public import Foundation

/// A drawing destination with the state that the next operations use.
///
/// The context is a value: the changes of a copy do not affect the original, and both draw to the same canvas.
///
///     Canvas { context, size in
///         context.translateBy(x: size.width / 2, y: size.height / 2)
///         for tick in 0..<60 {
///             var turned = context
///             turned.rotate(by: .degrees(6 * Double(tick)))
///             turned.fill(Path(CGRect(x: -1, y: -90, width: 2, height: 10)), with: .foreground)
///         }
///     }
public struct GraphicsContext {
    let recorder: CanvasRecorder
    var effects = CanvasEffects()
    var clips: [NumberedClip] = []
    /// The number of clips made so far by this context and those it was copied from.
    private var clipCount: ClipCounter

    /// The environment of the canvas.
    public let environment: EnvironmentValues

    /// The transform from the coordinates of operations to those of the canvas.
    public var transform = CGAffineTransform.identity

    /// Counts the clips of a canvas, across copies of the context.
    private final class ClipCounter {
        var value = 0
    }

    init(_ recorder: CanvasRecorder, environment: EnvironmentValues) {
        self.recorder = recorder
        self.environment = environment
        clipCount = ClipCounter()
    }

    /// Creates the context of a layer, with the transform of the context around it.
    private init(layerOf context: GraphicsContext) {
        recorder = CanvasRecorder(layerOf: context.recorder)
        environment = context.environment
        clipCount = context.clipCount
        transform = context.transform
    }
}

// MARK: - State

extension GraphicsContext {
    /// The opacity of what is drawn next, from 0 to 1.
    public var opacity: Double {
        get { effects.opacity }
        set { effects.opacity = min(max(newValue.isNaN ? 1 : newValue, 0), 1) }
    }

    /// The way in which drawings are mixed with those below.
    public var blendMode: BlendMode {
        get { BlendMode(rawValue: effects.blendMode?.rawValue ?? 0) }
        set { effects.blendMode = CanvasBlendMode(rawValue: newValue.rawValue) }
    }

    /// Scales what is drawn next.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

    /// Moves what is drawn next.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

    /// Rotates what is drawn next, clockwise around the origin.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

    /// Applies a transform to what is drawn next, before the current one.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    /// Adds a filter to what is drawn next. Of several filters, the one added last applies first.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        effects.filters.insert(contentsOf: filter.steps, at: 0)
    }
}

// MARK: - Clips

extension GraphicsContext {
    /// The options of a clip.
    @frozen public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Draws outside of the shape instead of inside.
        @inlinable public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
    }

    /// The smallest rectangle that contains the area left by the clips, in the coordinates of operations.
    public var clipBoundingRect: CGRect {
        var area = CGRect(origin: .zero, size: recorder.size)
        for case .path(let clip) in clips.map(\.area) where !clip.isInverse {
            area = area.intersection(clip.path.boundingRect)
        }
        return area.isNull ? area : area.applying(transform.inverted())
    }

    /// Draws next only inside a path and the earlier clips.
    public mutating func clip(
        to path: Path,
        style: FillStyle = FillStyle(),
        options: ClipOptions = ClipOptions()
    ) {
        let clip = CanvasClip(
            path: path.applying(transform),
            isEvenOdd: style.isEOFilled,
            isInverse: options.contains(.inverse)
        )
        clips.append(NumberedClip(.path(clip), counter: &clipCount.value))
    }

    /// Draws next only where a layer is opaque.
    ///
    /// Unlike Apple's, a text in the layer is drawn in one line, and symbols (`resolveSymbol(id:)`) are not drawn in it: browsers
    /// draw no HTML in masks. The same applies to layers of blend modes that look at the opacity below.
    ///
    /// - Parameter opacity: The opacity of the layer.
    public mutating func clipToLayer(
        opacity: Double = 1,
        options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var context = GraphicsContext(layerOf: self)
        try content(&context)
        var mask = context.recorder.items
        if opacity < 1 {
            var layer = CanvasLayer(items: mask)
            layer.group.effects.opacity = min(max(opacity, 0), 1)
            mask = [.layer(layer)]
        }
        let area = NumberedClip.Area.drawing(mask, isInverse: options.contains(.inverse))
        clips.append(NumberedClip(area, counter: &clipCount.value))
    }
}

// MARK: - Drawing

extension GraphicsContext {
    /// Draws a layer, to which the opacity, the blend mode, the filters and the clips apply as a whole.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var context = GraphicsContext(layerOf: self)
        try content(&context)
        guard !context.recorder.items.isEmpty else { return }
        var layer = CanvasLayer(items: context.recorder.items)
        layer.group.effects = effects
        recorder.append(.layer(layer), clips: clips)
    }

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        draw(path, shading, stroke: nil, isEvenOdd: style.isEOFilled)
    }

    /// Draws a line along a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        draw(path, shading, stroke: style, isEvenOdd: false)
    }

    /// Draws a line of a width along a path.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Returns a shading with the values of the canvas's environment.
    public func resolve(_ shading: Shading) -> Shading { shading.resolved(in: environment) }

    private func draw(_ path: Path, _ shading: Shading, stroke: StrokeStyle?, isEvenOdd: Bool) {
        guard !path.isEmpty, let paint = shading.paint(of: path, in: environment) else { return }
        let mark = CanvasMark(
            path: path,
            stroke: stroke,
            isEvenOdd: isEvenOdd,
            paint: paint,
            transform: transform,
            effects: effects
        )
        recorder.append(.mark(mark), clips: clips)
    }

    /// Draws a view, in a shading if it has one.
    func draw<V: View>(_ view: V, _ place: CanvasPlacement.Place, transform: CGAffineTransform, shading: Shading?) {
        guard let shading else {
            let item = CanvasView(view, place, transform: transform, effects: effects)
            return recorder.append(.view(item), clips: clips)
        }
        if let style = shading.plainStyle {
            return draw(view.foregroundStyle(style), place, transform: transform, shading: nil)
        }
        // Gradients in the coordinates of the canvas and pictures are seen through the view.
        let canvas = Path(CGRect(origin: .zero, size: recorder.size).applying(self.transform.inverted()))
        guard let paint = shading.paint(of: canvas, in: environment) else { return }
        let fill = CanvasMark(
            path: canvas,
            stroke: nil,
            isEvenOdd: false,
            paint: paint,
            transform: self.transform,
            effects: CanvasEffects()
        )
        var layer = CanvasLayer(items: [.mark(fill)])
        layer.group.isMasked = true
        layer.group.effects = effects
        layer.mask = [.view(CanvasView(view, place, transform: transform))]
        recorder.append(.layer(layer), clips: clips)
    }
}
