public import Foundation

/// The shape of a view, or a rectangle that is drawn behind the content of a view: its colour, corners, border and
/// shadow.
///
///     let line = CALayer()
///     line.frame = CGRect(x: 0, y: 0, width: 100, height: 1)
///     line.backgroundColor = UIColor.separator.cgColor
///     view.layer.addSublayer(line)
///
/// A change of a sublayer that is shown is animated, as ``CATransaction`` says; that of a view's layer is not. Unlike
/// Apple's, all sublayers are behind the subviews.
@MainActor @preconcurrency
open class CALayer: NSObject {
    /// The view whose shape this is; nil for a sublayer.
    package final weak var view: UIView?

    public override nonisolated init() { super.init() }

    /// Creates a copy of a layer, without its sublayers, mask and animations. A subclass copies its own properties.
    public init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer { copyProperties(of: layer) }
    }

    /// Nil: there are no archives of layers.
    public required init?(coder: NSCoder) { nil }

    /// Creates a layer of a class that is known at run time; one without a class of its own if that is no class of
    /// layers.
    static func make(_ type: AnyClass) -> CALayer {
        guard let type = type as? CALayer.Type else {
            UIView.warn("\(type) is not the class of a layer: it is not a CALayer.")
            return CALayer()
        }
        return makeObject(type)
    }

    /// Updates the view that draws this layer if a property is going to change.
    ///
    /// - Parameter key: The name of a property whose changes are animated.
    package final func change(_ isDifferent: Bool, _ key: String? = nil) {
        guard isDifferent else { return }
        if let key { performAction(forKey: key) }
        drawingView?.drawingWillChange()
    }

    private var drawingView: UIView? { view ?? (superlayer ?? masked)?.drawingView }

    public var cornerRadius: CGFloat = 0 { willSet { change(newValue != cornerRadius, "cornerRadius") } }
    /// The corners that are round.
    public var maskedCorners = CACornerMask.all { willSet { change(newValue != maskedCorners) } }
    public var cornerCurve = CALayerCornerCurve.circular { willSet { change(newValue != cornerCurve) } }
    /// Whether what is outside of the shape is cut off.
    public var masksToBounds = false { willSet { change(newValue != masksToBounds) } }
    public var borderWidth: CGFloat = 0 { willSet { change(newValue != borderWidth, "borderWidth") } }
    public var borderColor: CGColor? = UIColor.black.cgColor {
        willSet { change(newValue != borderColor, "borderColor") }
    }
    public var shadowColor: CGColor? = UIColor.black.cgColor {
        willSet { change(newValue != shadowColor, "shadowColor") }
    }
    /// From 0 to 1.
    public var shadowOpacity: Float = 0 { willSet { change(newValue != shadowOpacity, "shadowOpacity") } }
    public var shadowOffset = CGSize(width: 0, height: -3) {
        willSet { change(newValue != shadowOffset, "shadowOffset") }
    }
    public var shadowRadius: CGFloat = 3 { willSet { change(newValue != shadowRadius, "shadowRadius") } }
    /// The `shadowPath`, a class of the module that draws layers.
    package final var shadowOutline: AnyObject? { willSet { change(newValue !== shadowOutline) } }
    /// Has no effect: the browser decides how it draws a layer.
    public var shouldRasterize = false
    /// Has no effect: the browser draws in the resolution of the screen.
    public var rasterizationScale: CGFloat = 1
    /// Has no effect: the browser decides how it draws a layer.
    public var drawsAsynchronously = false
    /// Has no effect: the browser smooths edges.
    public var allowsEdgeAntialiasing = false
    public var zPosition: CGFloat = 0 { willSet { change(newValue != zPosition) } }

    public var name: String?

    // MARK: - Properties of the view

    private var ownBackground: CGColor? { willSet { change(newValue != ownBackground, "backgroundColor") } }
    private var ownOpacity: Float = 1 { willSet { change(newValue != ownOpacity, "opacity") } }
    private var ownFrame = CGRect.zero
    private var ownAnchor = CGPoint(x: 0.5, y: 0.5)
    private var ownIsHidden = false { willSet { change(newValue != ownIsHidden) } }

    /// The colour of the layer. That of a view's layer is the `backgroundColor` of the view.
    public var backgroundColor: CGColor? {
        get {
            guard let view else { return ownBackground }
            return view.backgroundColor?.cgColor
        }
        set {
            guard let view else { return ownBackground = newValue }
            view.backgroundColor = newValue?.color
        }
    }

    /// The opacity, from 0 to 1. That of a view's layer is the `alpha` of the view.
    public var opacity: Float {
        get { view.map { Float($0.alpha) } ?? ownOpacity }
        set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
    }

    public var isHidden: Bool {
        get { view?.isHidden ?? ownIsHidden }
        set { if let view { view.isHidden = newValue } else { ownIsHidden = newValue } }
    }

    /// The rectangle in the layer around this one.
    public var frame: CGRect {
        get { view?.frame ?? ownFrame }
        set { if let view { view.frame = newValue } else { place(newValue) } }
    }

    /// The rectangle in the layer's own coordinates. A change of its size keeps the ``position``.
    public var bounds: CGRect {
        get { view?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
        set { if let view { view.bounds = newValue } else { place(rectangle(at: position, newValue.size)) } }
    }

    /// The place of the ``anchorPoint`` in the layer around this one: the centre, unless it is changed.
    public var position: CGPoint {
        get { position(of: frame) }
        set { frame = rectangle(at: newValue, frame.size) }
    }

    /// The point that is at the ``position``, and around which the transform applies, as fractions of the width and the
    /// height. A change moves the layer, and keeps the position.
    public var anchorPoint: CGPoint {
        get { view?.anchorPoint ?? ownAnchor }
        set {
            if let view { return view.anchorPoint = newValue }
            guard newValue != ownAnchor else { return }
            change(true)
            let place = position
            ownAnchor = newValue
            ownFrame = rectangle(at: place, ownFrame.size)
        }
    }

    private func position(of frame: CGRect) -> CGPoint {
        let anchor = anchorPoint
        return CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    }

    private func rectangle(at position: CGPoint, _ size: CGSize) -> CGRect {
        let anchor = anchorPoint
        let origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
        return CGRect(origin: origin, size: size)
    }

    /// Moves a layer that is not that of a view.
    private func place(_ new: CGRect) {
        guard new != ownFrame else { return }
        let (from, to) = (position, position(of: new))
        // The position that a change of the size keeps is not exact.
        change(abs(from.x - to.x) > 1e-6 || abs(from.y - to.y) > 1e-6, "position")
        change(new.size != ownFrame.size, "bounds")
        change(true)
        if new.size != ownFrame.size { laysOutSublayers = true }
        ownFrame = new
    }

    private var ownTransform = CATransform3DIdentity { willSet { change(newValue != ownTransform, "transform") } }

    /// The scale, the rotation and the move of the layer, around its anchor point. That of a view's layer is the `transform`
    /// of the view.
    public var transform: CATransform3D {
        get {
            guard let view else { return ownTransform }
            return view.transformValues.map(CATransform3D.init(planeValues:)) ?? CATransform3DIdentity
        }
        set { if let view { view.transformValues = newValue.planeValues } else { ownTransform = newValue } }
    }

    // MARK: - Animations

    /// The animations that are running, or that begin when the layer is drawn.
    package final var animations: [RunningAnimation] = []

    /// Whether an animation has moved the layer. Then it stays drawn with a transform, so that it keeps its identity
    /// when the next one begins.
    package final var hasMoved = false

    /// What shows the layer; nil for one that has not been drawn yet, or not since it was added to another layer.
    package final weak var presenter: (any LayerPresenter)?

    private weak var original: CALayer?

    /// Returns a copy with the values that are seen at the moment, while animations run; nil for a layer that is not
    /// shown.
    ///
    /// Unlike Apple's, a subclass of the app is created with `init()`, and the copy has no sublayers.
    public func presentation() -> Self? {
        guard let presenter else { return nil }
        let copy = makeObject(Self.self)
        copy.copyProperties(of: self)
        copy.original = self
        presenter.show(self, in: copy)
        return copy
    }

    /// The layer of which this is the ``presentation()``; otherwise this layer.
    public func model() -> Self { original as? Self ?? self }

    /// Actions for changes of properties, by their names. `NSNull` changes a property without an animation.
    ///
    ///     layer.actions = ["position": NSNull(), "bounds": NSNull()]
    public var actions: [String: any CAAction]?

    /// Returns what happens when a property changes: the answer of the delegate, an action of ``actions``, that of the
    /// class, or an animation from the value that is seen, with the duration of the transaction.
    open func action(forKey event: String) -> (any CAAction)? {
        if let action = delegate?.action(for: self, forKey: event) ?? actions?[event] { return action }
        return Self.defaultAction(forKey: event) ?? implicitAnimation(forKey: event)
    }

    /// Returns the action of a class of layers; nil unless a subclass overrides it.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    // MARK: - Drawing

    private weak var ownDelegate: (any CALayerDelegate)?

    /// What draws and lays out the layer, and chooses its actions. That of a view's layer is the view.
    public var delegate: (any CALayerDelegate)? {
        get { view ?? ownDelegate }
        set {
            guard view == nil else {
                if newValue !== view { UIView.warn("The delegate of a view's layer is the view.") }
                return
            }
            ownDelegate = newValue
        }
    }

    /// Whether the layer is drawn again when its size has changed. Otherwise the drawing is stretched.
    public var needsDisplayOnBoundsChange = false

    private var isMarked = false
    private var drawingCount = 0
    private var drawnSize: CGSize?

    /// The drawing of the layer that is shown, by its number, and its size; nil if it does not draw itself.
    package final var drawing: (number: Int, size: CGSize)? { drawnSize.map { (drawingCount, $0) } }

    /// Draws the layer. A subclass overrides it; otherwise the delegate draws.
    ///
    ///     final class RingLayer: CALayer {
    ///         override func draw(in ctx: CGContext) {
    ///             ctx.setStrokeColor(UIColor.systemBlue.cgColor)
    ///             ctx.strokeEllipse(in: bounds.insetBy(dx: 2, dy: 2))
    ///         }
    ///     }
    ///
    /// It is called after ``setNeedsDisplay()``, and again after a change of the appearance or of an observable object
    /// that it has read. Unlike Apple's, the origin is the top left corner, as in a view, and the drawing is an image.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    /// Updates the content: asks the delegate, which lets the layer draw itself unless it has a `display(_:)`. A
    /// subclass can override it to set ``contents``.
    open func display() { if let delegate { delegate.display(self) } else { showDrawing() } }

    /// Marks the layer, which is displayed before it is drawn next. Until this is called, it does not draw itself.
    open func setNeedsDisplay() {
        if let view { return view.redraw() }
        change(true)
        isMarked = true
    }

    /// Marks the layer. All of it is drawn.
    open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

    /// Whether the layer is marked.
    public func needsDisplay() -> Bool { isMarked }

    /// Displays the layer if it is marked.
    open func displayIfNeeded() {
        let size = bounds.size
        guard isMarked || needsDisplayOnBoundsChange && size != drawnSize, size.width > 0, size.height > 0 else {
            return
        }
        isMarked = false
        display()
    }

    /// Marks the layer of a view.
    final func markForDisplay() { isMarked = true }

    /// Shows what ``draw(in:)`` draws, which is called when the page is computed.
    final func showDrawing() {
        change(true)
        drawingCount += 1
        drawnSize = bounds.size
    }

    // MARK: - Layout

    private var laysOutSublayers = true

    /// Sets the frames of the sublayers. Called when the size of the layer has changed, and after ``setNeedsLayout()``.
    /// If a subclass does not override it, the delegate does; a view runs `layoutSubviews()`.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    open func setNeedsLayout() {
        if let view { return view.setNeedsLayout() }
        change(true)
        laysOutSublayers = true
    }

    public func needsLayout() -> Bool { view?.needsLayout ?? laysOutSublayers }

    open func layoutIfNeeded() {
        if let view { return view.layoutIfNeeded() }
        if laysOutSublayers {
            laysOutSublayers = false
            layoutSublayers()
        }
        for layer in inside { layer.layoutIfNeeded() }
    }

    // MARK: - Sublayers

    public private(set) weak var superlayer: CALayer?
    private var inside: [CALayer] = []

    /// The layers that were added, from back to front; nil if there are none. Unlike Apple's, without those of
    /// subviews.
    public var sublayers: [CALayer]? {
        get { inside.isEmpty ? nil : inside }
        set {
            for layer in inside { layer.removeFromSuperlayer() }
            for layer in newValue ?? [] { addSublayer(layer) }
        }
    }

    public func addSublayer(_ layer: CALayer) { insert(layer, at: .max) }

    public func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, at: inside.firstIndex { $0 === sibling } ?? 0)
    }

    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, at: inside.firstIndex { $0 === sibling }.map { $0 + 1 } ?? .max)
    }

    private func insert(_ layer: CALayer, at index: Int) {
        guard layer.view == nil, !isInside(layer) else {
            UIView.warn("A layer of a view, or a layer around this one, cannot be a sublayer.")
            return
        }
        layer.removeFromSuperlayer()
        change(true)
        inside.insert(layer, at: min(index, inside.count))
        layer.superlayer = self
    }

    private func isInside(_ layer: CALayer) -> Bool {
        self === layer || (superlayer ?? masked)?.isInside(layer) ?? false
    }

    public func removeFromSuperlayer() {
        guard let superlayer else { return }
        change(true)
        superlayer.inside.removeAll { $0 === self }
        self.superlayer = nil
        leavePage()
    }

    /// Notes that the layer is not shown: its next changes are not animated.
    private func leavePage() {
        presenter = nil
        ownMask?.leavePage()
        for layer in inside { layer.leavePage() }
    }

    // MARK: - Mask

    /// The layer of which this is the mask.
    private weak var masked: CALayer?
    private var ownMask: CALayer?

    /// A layer that is not drawn, but outside of which nothing of this layer is seen.
    ///
    /// Unlike Apple's, a layer is a mask by its shape: a `CAShapeLayer` by its path, and others by their frames and
    /// corners. A `CAGradientLayer` masks all of the layer by the opacities of its colours.
    public var mask: CALayer? {
        get { ownMask }
        set {
            guard newValue !== ownMask else { return }
            if let newValue, newValue.view != nil || isInside(newValue) {
                UIView.warn("A layer of a view, or a layer around this one, cannot be a mask.")
                return
            }
            change(true)
            ownMask?.masked = nil
            ownMask = newValue
            newValue?.masked = self
        }
    }

    // MARK: - Image

    /// An image that is drawn in front of the background colour: a `CGImage`. Other values are not drawn.
    public var contents: Any? {
        willSet {
            change(true)
            drawnSize = nil
        }
    }
    /// How the image fills the layer.
    public var contentsGravity = CALayerContentsGravity.resize { willSet { change(newValue != contentsGravity) } }
    /// The number of pixels of the image per point, unless it is resized.
    public var contentsScale: CGFloat = 1 { willSet { change(newValue != contentsScale) } }

    // MARK: - Copies

    /// Copies all properties that are drawn, those of the view included. Overridden by subclasses of this module.
    func copyProperties(of layer: CALayer) {
        (ownFrame, ownAnchor, ownTransform) = (layer.frame, layer.anchorPoint, layer.transform)
        (ownBackground, ownOpacity, ownIsHidden) = (layer.backgroundColor, layer.opacity, layer.isHidden)
        (cornerRadius, maskedCorners, cornerCurve) = (layer.cornerRadius, layer.maskedCorners, layer.cornerCurve)
        (masksToBounds, borderWidth, borderColor) = (layer.masksToBounds, layer.borderWidth, layer.borderColor)
        (shadowColor, shadowOpacity) = (layer.shadowColor, layer.shadowOpacity)
        (shadowOffset, shadowRadius) = (layer.shadowOffset, layer.shadowRadius)
        shadowOutline = layer.shadowOutline
        (zPosition, name, actions) = (layer.zPosition, layer.name, layer.actions)
        (contents, contentsGravity, contentsScale) = (layer.contents, layer.contentsGravity, layer.contentsScale)
    }
}
