public import Foundation
public import Observation

/// A rectangle with content and subviews. Put it into SwiftUI with `UIViewRepresentable`.
///
/// Unlike Apple's, the browser draws and measures the views: a view that is sized by its content or by constraints learns its
/// size when the browser has reported it.
@MainActor @preconcurrency
open class UIView: UIResponder {
    private var reference: PageReference
    final var page: PageDevice { reference.device }

    public init(frame: CGRect) {
        reference = PageReference(PageDevice.currentOrNone)
        (origin, size) = (frame.origin, frame.size)
        super.init()
    }

    public convenience override init() { self.init(frame: .zero) }

    convenience init(of page: PageDevice) {
        self.init(frame: .zero)
        reference = PageReference(page)
    }

    /// Nil: there are no archives of views, such as storyboards.
    public required init?(coder: NSCoder) { nil }

    // MARK: - Drawing

    private let registrar = ObservationRegistrar()
    private var drawing: Void { () }

    /// Updates what is drawn of this view. Called before a change of a property that is drawn.
    package final func drawingWillChange() { registrar.withMutation(of: self, keyPath: \.drawing) {} }

    /// Notes that the evaluation that is running draws this view.
    package final func noteDrawing() { registrar.access(self, keyPath: \.drawing) }

    private var display: Void { () }

    /// Notes that the evaluation that is running shows what `draw(_:)` of this view draws.
    package final func noteDisplay() { registrar.access(self, keyPath: \.display) }

    /// Draws the view and what it draws by itself again.
    final func redraw() {
        drawingWillChange()
        layer.markForDisplay()
        registrar.withMutation(of: self, keyPath: \.display) {}
    }

    /// Updates what is drawn of the view, and calls `draw(_:)` again.
    open func setNeedsDisplay() { redraw() }

    /// Calls `draw(_:)` again, for the whole view.
    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

    /// Draws behind the subviews. A subclass overrides it, and draws into the current context.
    ///
    ///     final class DialView: UIView {
    ///         var value = 0.5 { didSet { setNeedsDisplay() } }
    ///
    ///         override func draw(_ rect: CGRect) {
    ///             UIColor.systemBlue.setFill()
    ///             UIBezierPath(rect: CGRect(x: 0, y: 0, width: bounds.width * value, height: bounds.height)).fill()
    ///         }
    ///     }
    ///
    /// Unlike Apple's, it is called again after each change of the size, whatever the `contentMode`, and with all of the
    /// bounds. The drawing is an image that the browser draws.
    open func draw(_ rect: CGRect) {}

    // The view is the delegate of its layer.

    /// Sets the content of the layer. Unless a subclass overrides it, what the view draws is shown.
    open func display(_ layer: CALayer) { layer.showDrawing() }

    /// Draws the layer of the view, with ``draw(_:)``.
    open func draw(_ layer: CALayer, in ctx: CGContext) {
        if layer === self.layer { draw(CGRect(origin: .zero, size: size)) }
    }

    open func layerWillDraw(_ layer: CALayer) {}

    /// Lays out the layer of the view, with ``layoutSubviews()``.
    open func layoutSublayers(of layer: CALayer) { if layer === self.layer { layoutSubviews() } }

    /// Returns what happens when a property of a layer changes. Layers of views change without actions.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        layer === self.layer ? NSNull() : nil
    }

    /// Whether the view hides what is behind it. Has no effect: where nothing is drawn, that is seen.
    open var isOpaque = true

    /// Whether `draw(_:)` begins with nothing. Has no effect: it always does.
    open var clearsContextBeforeDrawing = true

    // MARK: - Geometry

    package final var origin = CGPoint.zero
    package final var size = CGSize.zero

    /// The rectangle in the superview.
    open var frame: CGRect {
        get { CGRect(origin: origin, size: size) }
        set {
            guard newValue != CGRect(origin: origin, size: size) else { return }
            drawingWillChange()
            origin = newValue.origin
            changeSize(to: newValue.size)
            sizesToFit = false
        }
    }

    /// The rectangle in the view's own coordinates; it begins at zero, except in a scroll view.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { frame = CGRect(origin: origin, size: newValue.size) }
    }

    /// The place of the ``anchorPoint`` in the superview: the centre of the frame, unless it is changed.
    open var center: CGPoint {
        get { CGPoint(x: origin.x + anchorPoint.x * size.width, y: origin.y + anchorPoint.y * size.height) }
        set {
            frame.origin = CGPoint(
                x: newValue.x - anchorPoint.x * size.width,
                y: newValue.y - anchorPoint.y * size.height
            )
        }
    }

    /// The point that is at the ``center``, and around which the transform applies, as fractions of the width and the
    /// height. A change moves the view, and keeps the centre.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
        willSet {
            guard newValue != anchorPoint else { return }
            drawingWillChange()
            origin.x -= (newValue.x - anchorPoint.x) * size.width
            origin.y -= (newValue.y - anchorPoint.y) * size.height
        }
    }

    /// Zero: the style sheet keeps the content out of the edges of the screen.
    open var safeAreaInsets: UIEdgeInsets { .zero }

    /// How the size of the view follows that of its superview, if it has no constraints.
    open var autoresizingMask: AutoresizingMask = [] {
        willSet { if newValue != autoresizingMask { drawingWillChange() } }
    }

    /// Whether the view has a frame. Set it to false for a view with constraints.
    open var translatesAutoresizingMaskIntoConstraints = true {
        willSet { if newValue != translatesAutoresizingMaskIntoConstraints { drawingWillChange() } }
    }

    /// Whether the view has the size of its content, because of `sizeToFit()`.
    package private(set) final var sizesToFit = false

    /// Gives the view the size of its content, which the browser computes.
    open func sizeToFit() {
        drawingWillChange()
        sizesToFit = true
    }

    /// The size of the content in a space. Unless a subclass overrides it, the size of the view.
    open func sizeThatFits(_ size: CGSize) -> CGSize { self.size }

    /// The size of a view without an own size.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1

    /// The size that the view has by itself, which subclasses of the app can override. For the views of this module, it is not
    /// known, because the browser computes it.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

    open func invalidateIntrinsicContentSize() { drawingWillChange() }

    // MARK: - Layout

    final var needsLayout = true
    private var hasUpdatedConstraints = false

    open func setNeedsLayout() {
        drawingWillChange()
        needsLayout = true
    }

    /// Runs `layoutSubviews()` if the size or the subviews have changed.
    open func layoutIfNeeded() {
        if !hasUpdatedConstraints {
            hasUpdatedConstraints = true
            updateConstraints()
        }
        var rounds = 0
        // A layout may set sizes of its own view; four rounds are more than it needs.
        while needsLayout, rounds < 4 {
            needsLayout = false
            rounds += 1
            controller?.viewWillLayoutSubviews()
            layer.layoutSublayers()
            controller?.viewDidLayoutSubviews()
        }
        for view in subviews { view.layoutIfNeeded() }
    }

    /// Sets the frames of the subviews. Called when the size of the view is known or has changed.
    open func layoutSubviews() {}

    /// Adds the constraints of the view. Called before the first layout.
    open func updateConstraints() {}
    open func setNeedsUpdateConstraints() { updateConstraints() }

    // MARK: - Hierarchy

    /// The views inside, from back to front.
    public internal(set) final var subviews: [UIView] = []
    public internal(set) final weak var superview: UIView?

    /// The controller whose view this is.
    package final weak var controller: UIViewController?

    /// Whether a page shows the view as the root of a hierarchy.
    package final var isRoot = false {
        didSet {
            guard isRoot != oldValue else { return }
            if !isRoot { endAnimations() }
            page.setRoot(self, isShown: isRoot)
            notifyOfWindow()
        }
    }

    final var isInPage: Bool { isRoot || superview?.isInPage ?? false }

    /// The window of the page, while the view is shown.
    open var window: UIWindow? { isRoot ? page.window : superview?.window }

    open override var next: UIResponder? { controller ?? superview }

    open func addSubview(_ view: UIView) { insert(view, at: nil) }

    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, at: subviews.firstIndex(of: sibling).map { $0 + 1 })
    }

    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, at: subviews.firstIndex(of: sibling))
    }

    open func removeFromSuperview() {
        guard let old = superview else { return }
        let hadWindow = window != nil
        let wasInPage = isInPage
        willMove(toSuperview: nil)
        old.willRemoveSubview(self)
        old.drawingWillChange()
        old.subviews.removeAll { $0 === self }
        old.needsLayout = true
        old.removeConstraints(ofSubview: self)
        superview = nil
        didMoveToSuperview()
        if wasInPage { endAnimations() }
        if hadWindow { notifyOfWindow() }
    }

    open func bringSubviewToFront(_ view: UIView) { if view.superview === self { insert(view, at: nil) } }
    open func sendSubviewToBack(_ view: UIView) { if view.superview === self { insert(view, at: 0) } }

    open func isDescendant(of view: UIView) -> Bool {
        self === view || superview?.isDescendant(of: view) ?? false
    }

    open func viewWithTag(_ tag: Int) -> UIView? {
        self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    // Called for subclasses that override them.
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func didMoveToWindow() {}
    /// Is not called: the style sheet keeps the content out of the edges of the screen.
    open func safeAreaInsetsDidChange() {}
    /// Called when the app has set other margins.
    open func layoutMarginsDidChange() {}
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}

    // MARK: - Appearance

    /// The look of what SwiftUI draws in place of this class, in the page whose code is running.
    ///
    /// Pages show the colours of switches, sliders, page dots and segments, whether lists have a background, and the direction
    /// of views of UIKit. The first use for a class logs what of it is shown. As Apple's, it has an effect on what is drawn
    /// afterwards: set it in the `init()` of the app.
    public class func appearance() -> Self {
        warnOfAppearance()
        return PageDevice.current(to: "style \(self)").appearance(of: self)
    }

    open var backgroundColor: UIColor? { willSet { if newValue != backgroundColor { drawingWillChange() } } }
    open var alpha: CGFloat = 1 { willSet { if newValue != alpha { drawingWillChange() } } }
    open var isHidden = false {
        willSet {
            guard newValue != isHidden else { return }
            drawingWillChange()
            superview?.drawingWillChange()
        }
    }
    /// Whether what is outside of the bounds is cut off.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    /// Has no effect: a page that is opened again has the state that SwiftUI keeps.
    open var restorationIdentifier: String?
    open var contentMode = ContentMode.scaleToFill { willSet { if newValue != contentMode { drawingWillChange() } } }
    /// Nil for a view that has the tint of its superview.
    package final var ownTint: UIColor?
    /// The colour of controls, icons and links in the view.
    open var tintColor: UIColor! {
        get { ownTint ?? superview?.tintColor ?? .tintColor }
        set {
            guard newValue != ownTint else { return }
            drawingWillChange()
            ownTint = newValue
            tintColorDidChange()
        }
    }
    open func tintColorDidChange() {}
    /// Has no effect: the style sheet dims what is behind alerts.
    open var tintAdjustmentMode = TintAdjustmentMode.automatic

    /// Has no effect: each view has its own margins.
    open var preservesSuperviewLayoutMargins = false
    /// Has no effect: the style sheet keeps the content out of the edges of the screen.
    open var insetsLayoutMarginsFromSafeArea = true
    /// The class of the view's layer: `CALayer` or a subclass of it.
    open class var layerClass: AnyClass { CALayer.self }

    /// The shape of the view: corners, border, shadow.
    public private(set) final lazy var layer: CALayer = makeLayer()

    private func makeLayer() -> CALayer {
        let type: AnyClass = Self.layerClass
        let layer = type == CALayer.self ? CALayer() : CALayer.make(type)
        layer.view = self
        layer.markForDisplay()
        return layer
    }

    /// The values of the view's affine transform: a, b, c, d, tx, ty. Nil for none.
    package final var transformValues: [CGFloat]? { willSet { if newValue != transformValues { drawingWillChange() } } }

    open var tag = 0
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        willSet { if newValue != overrideUserInterfaceStyle { drawingWillChange() } }
        didSet {
            guard overrideUserInterfaceStyle != oldValue, window != nil else { return }
            var previous = inheritedTraits
            if oldValue != .unspecified { previous.userInterfaceStyle = oldValue }
            traitsDidChange(from: previous)
        }
    }

    /// Whether the view is turned around where one reads from right to left. It does not apply to subviews.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        willSet {
            guard newValue != semanticContentAttribute else { return }
            drawingWillChange()
            for view in subviews { view.drawingWillChange() }
        }
    }

    private var inheritedTraits: UITraitCollection { superview?.traitCollection ?? page.traits.collection }

    /// The traits of the superview or of the page, with the style that the view overrides.
    public final var traitCollection: UITraitCollection {
        var traits = inheritedTraits
        if overrideUserInterfaceStyle != .unspecified { traits.userInterfaceStyle = overrideUserInterfaceStyle }
        return traits
    }

    /// Called after a change of the traits, while a page shows the view.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: - Interaction

    open var isUserInteractionEnabled = true {
        willSet { if newValue != isUserInteractionEnabled { drawingWillChange() } }
    }

    /// Returns the frontmost view inside of this one that contains a point and can be used; nil if no view does.
    ///
    /// It counts the frames that the app has set. Browsers find the view under a finger by themselves, so an override
    /// has no effect on taps.
    ///
    /// - Parameter event: Has no effect.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for view in subviews.reversed() {
            if let found = view.hitTest(view.convert(point, from: self), with: event) { return found }
        }
        return self
    }

    /// Whether a point in the coordinates of the view is in its `bounds`.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    final var ownInteractions: [any UIInteraction] = []

    /// The popover that points to the view; nil while there is none.
    package final var popoverName: String? { willSet { if newValue != popoverName { drawingWillChange() } } }

    /// Has no effect: browsers report one finger at a time, except to the gestures of SwiftUI.
    open var isMultipleTouchEnabled = false
    /// Has no effect: a touch belongs to one view.
    open var isExclusiveTouch = false

    /// Removes the keyboard's focus from the page's text fields.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        page.perform(.endEditing)
        return true
    }

    @available(
        *,
        unavailable,
        message: "Gesture recognizers need selectors, which Swift on Linux lacks. Use onTapGesture."
    )
    public final func addGestureRecognizer(_ gestureRecognizer: UIResponder) { fatalError("unavailable") }

    // MARK: - Accessibility

    package final var accessibility = ViewAccessibility() {
        willSet { if newValue != accessibility { drawingWillChange() } }
    }

    // MARK: - Constraints

    package final var layoutConstraints: [NSLayoutConstraint] = []
    package final var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    package final var compressionResistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    package final var margins: UIEdgeInsets?

    /// The priority, in each axis, with which the view keeps its own size when there is more space.
    package func defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }
}

extension UIView: Observable {}
extension UIView: CALayerDelegate {}
