public import Foundation
public import OrielUIKit

/// What a `CGContext` has recorded, and its state.
private final class ContextRecord {
    var recorder: DrawingRecorder
    var state: DrawingState
    var saved: [DrawingState] = []
    /// The number of saved states outside of each transparency layer.
    var layers: [Int] = []
    var figure = Path()
    let scale: CGFloat

    init(bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
        recorder = DrawingRecorder(bounds: bounds, isOpaque: isOpaque)
        state = DrawingState(bounds: bounds)
        self.scale = scale
    }
}

extension CGContext {
    convenience init(bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
        let bounds = bounds.standardized.isFinite ? bounds.standardized : .zero
        self.init(record: ContextRecord(bounds: bounds, scale: scale > 0 ? scale : 1, isOpaque: isOpaque))
    }

    /// Only this module creates contexts.
    private var values: ContextRecord { unsafeDowncast(record, to: ContextRecord.self) }

    // Changed in place: a copy of a long drawing for each operation would take quadratic time.

    var recorder: DrawingRecorder {
        get { values.recorder }
        _modify { yield &values.recorder }
    }

    var state: DrawingState {
        get { values.state }
        _modify { yield &values.state }
    }

    private var saved: [DrawingState] {
        get { values.saved }
        _modify { yield &values.saved }
    }

    private var layers: [Int] {
        get { values.layers }
        _modify { yield &values.layers }
    }

    /// The current path, in the coordinates of the image.
    var figure: Path {
        get { values.figure }
        _modify { yield &values.figure }
    }

    /// The number of pixels per point of the image.
    var scale: CGFloat { values.scale }

    @available(*, unavailable, message: "A context has no pixels. Draw with a UIGraphicsImageRenderer.")
    public convenience init?(
        data: UnsafeMutableRawPointer?,
        width: Int,
        height: Int,
        bitsPerComponent: Int,
        bytesPerRow: Int,
        space: CGColorSpace,
        bitmapInfo: UInt32
    ) { fatalError("unavailable") }

    @available(*, unavailable, message: "A context has no pixels.")
    public var data: UnsafeMutableRawPointer? { nil }

    /// The width in pixels.
    public var width: Int { Int(saturating: (Double(recorder.bounds.width) * Double(scale)).rounded(.up)) }

    /// The height in pixels.
    public var height: Int { Int(saturating: (Double(recorder.bounds.height) * Double(scale)).rounded(.up)) }

    /// Returns what has been drawn so far as an image.
    public func makeImage() -> CGImage? {
        CGImage(Data(recorder.svg.utf8), .svg, width: width, height: height)
    }

    /// What has been drawn so far as an image of UIKit's.
    var image: UIImage {
        UIImage(.file(Data(recorder.svg.utf8), .svg), size: recorder.bounds.size, scale: scale)
    }
}

extension CGRect {
    fileprivate var isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
}

// MARK: - State

extension CGContext {
    /// Saves the state: the transform, the clips, colours, lines, the shadow and the blend mode, but not the path.
    public func saveGState() { saved.append(state) }

    /// Takes back the state that was saved last; does nothing if there is none.
    public func restoreGState() {
        guard saved.count > (layers.last ?? 0) else { return }
        if let last = saved.popLast() { state = last }
    }

    /// The opacity of what is drawn next, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isFinite ? min(max(alpha, 0), 1) : 1 }

    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// Draws what is drawn next with a shadow.
    ///
    /// - Parameters:
    ///   - offset: The distance of the shadow in points, to the right and down, whatever the transform.
    ///   - blur: Twice the radius of the blur.
    ///   - color: Nil for no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { DrawingState.Shadow(offset: offset, blur: max(blur, 0), color: $0) }
    }

    /// Draws what is drawn next with a black shadow with an opacity of a third.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    /// The interpolation of scaled images.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    /// Has no effect: browsers smooth edges.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}

    /// Has no effect: browsers smooth edges.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

    /// Has no effect: a drawing is recorded at once.
    public func flush() {}
}

// MARK: - Transform

extension CGContext {
    /// The transform from the coordinates of operations to those of the image. Unlike Apple's, it is the identity
    /// first: neither the number of pixels per point nor the direction of the y-axis are in it.
    public var ctm: CGAffineTransform { state.transform }

    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.transform = state.transform.scaledBy(x: sx, y: sy) }

    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        state.transform = state.transform.translatedBy(x: tx, y: ty)
    }

    /// Rotates what is drawn next around the origin, clockwise on screen.
    ///
    /// - Parameter angle: In radians.
    public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }

    /// Applies a transform to what is drawn next, before the current one.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }
}

// MARK: - Colours and lines

extension CGContext {
    public func setFillColor(_ color: CGColor) { state.fill = color }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fill = CGColor(gray: gray, alpha: alpha) }

    public func setStrokeColor(_ color: CGColor) { state.stroke = color }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.stroke = CGColor(gray: gray, alpha: alpha) }

    public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }
    public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }
    public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }

    /// Sets the length of a mitered corner, as a multiple of the width of the line, from which it is drawn as a bevel.
    public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

    /// Draws lines with dashes.
    ///
    /// - Parameters:
    ///   - phase: Where in the pattern a line begins.
    ///   - lengths: The lengths of dashes and gaps in turn; empty for solid lines.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        (state.line.dashPhase, state.line.dash) = (phase, lengths)
    }
}

// MARK: - Layers

extension CGContext {
    /// Begins a layer: what is drawn until its end gets the opacity, the shadow, the blend mode and the clips as one
    /// drawing.
    ///
    /// - Parameter auxiliaryInfo: Has no effect.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
        saveGState()
        layers.append(saved.count)
        recorder.beginLayer()
        (state.alpha, state.shadow, state.blendMode, state.clips) = (1, nil, .normal, [])
    }

    /// Begins a layer that is clipped to a rectangle.
    ///
    /// - Parameter auxiliaryInfo: Has no effect.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    /// Ends the layer that was begun last; does nothing if there is none.
    public func endTransparencyLayer() {
        guard let depth = layers.popLast(), let layer = recorder.endLayer() else { return }
        state = saved[depth - 1]
        saved.removeSubrange((depth - 1)...)
        guard !layer.isEmpty else { return }
        append(state.alpha < 1 ? "<g\(state.opacity)>\(layer)</g>" : layer, isOpaque: false)
    }
}

// MARK: - Recording

extension CGContext {
    /// Adds a drawing, whose opacity it has already, with the shadow, the blend mode and the clips of the state.
    func append(_ markup: String, isOpaque: Bool) {
        guard let shadow = state.shadow else {
            return recorder.append(markup, clips: state.clips, mode: state.blendMode, isOpaque: isOpaque)
        }
        let paint = SVGPaint(shadow.color)
        let (offset, radius) = (shadow.offset, shadow.blur / 2)
        let place = "dx=\"\(offset.width.svg)\" dy=\"\(offset.height.svg)\" stdDeviation=\"\(radius.svg)\""
        let color = "flood-color=\"\(paint.color)\" flood-opacity=\"\(paint.opacity.svg)\""
        let margin = CGSize(width: abs(offset.width) + 3 * radius, height: abs(offset.height) + 3 * radius)
        let filter = recorder.filter("<feDropShadow \(place) \(color)/>", margin: margin)
        recorder.append(
            "<g filter=\"url(#\(filter))\">\(markup)</g>",
            clips: state.clips,
            mode: state.blendMode,
            isOpaque: false
        )
    }
}
