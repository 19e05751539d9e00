public import Foundation

/// The shape of a view, or a rectangle that is drawn behind the content of a view: its colour, corners, border and
/// shadow.
///
///     let line = CALayer()
///     line.frame = CGRect(x: 0, y: 0, width: 100, height: 1)
///     line.backgroundColor = UIColor.separator.cgColor
///     view.layer.addSublayer(line)
///
/// Unlike Apple's, a layer has no drawing of its own: override `draw(_:)` of a view. All sublayers are behind the
/// subviews.
@MainActor @preconcurrency
open class CALayer: NSObject {
    /// The view whose shape this is; nil for a sublayer.
    weak var view: UIView?

    public override nonisolated init() { super.init() }

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
    package final func change(_ isDifferent: Bool) { if isDifferent { drawingView?.drawingWillChange() } }

    private var drawingView: UIView? { view ?? (superlayer ?? masked)?.drawingView }

    public var cornerRadius: CGFloat = 0 { willSet { change(newValue != cornerRadius) } }
    /// The corners that are round.
    public var maskedCorners = CACornerMask.all { willSet { change(newValue != maskedCorners) } }
    public var cornerCurve = CALayerCornerCurve.circular { willSet { change(newValue != cornerCurve) } }
    /// Whether what is outside of the shape is cut off.
    public var masksToBounds = false { willSet { change(newValue != masksToBounds) } }
    public var borderWidth: CGFloat = 0 { willSet { change(newValue != borderWidth) } }
    public var borderColor: CGColor? = UIColor.black.cgColor { willSet { change(newValue != borderColor) } }
    public var shadowColor: CGColor? = UIColor.black.cgColor { willSet { change(newValue != shadowColor) } }
    /// From 0 to 1.
    public var shadowOpacity: Float = 0 { willSet { change(newValue != shadowOpacity) } }
    public var shadowOffset = CGSize(width: 0, height: -3) { willSet { change(newValue != shadowOffset) } }
    public var shadowRadius: CGFloat = 3 { willSet { change(newValue != shadowRadius) } }
    public var zPosition: CGFloat = 0 { willSet { change(newValue != zPosition) } }

    public var name: String?

    // MARK: - Properties of the view

    private var ownBackground: CGColor? { willSet { change(newValue != ownBackground) } }
    private var ownOpacity: Float = 1 { willSet { change(newValue != ownOpacity) } }
    private var ownFrame = CGRect.zero { willSet { change(newValue != ownFrame) } }
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
        set { if let view { view.frame = newValue } else { ownFrame = newValue } }
    }

    public var bounds: CGRect {
        get { view?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
        set { if let view { view.bounds = newValue } else { ownFrame.size = newValue.size } }
    }

    /// The centre in the layer around this one.
    public var position: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    private var ownTransform = CATransform3DIdentity { willSet { change(newValue != ownTransform) } }

    /// The scale, the rotation and the move of the layer, around its centre. That of a view's layer is the `transform`
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
    }

    /// Has no effect: a change is drawn by itself.
    public func setNeedsDisplay() {}

    /// Has no effect: layers have no layout of their own.
    public func setNeedsLayout() {}

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
    public var contents: Any? { willSet { change(true) } }
    /// How the image fills the layer.
    public var contentsGravity = CALayerContentsGravity.resize { willSet { change(newValue != contentsGravity) } }
    /// The number of pixels of the image per point, unless it is resized.
    public var contentsScale: CGFloat = 1 { willSet { change(newValue != contentsScale) } }
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Top left.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    /// Top right.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    /// Bottom left.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    /// Bottom right.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

    static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}

/// The curve of round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How the image of a layer fills it.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let center = CALayerContentsGravity(rawValue: "center")
    public static let top = CALayerContentsGravity(rawValue: "top")
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    public static let left = CALayerContentsGravity(rawValue: "left")
    public static let right = CALayerContentsGravity(rawValue: "right")
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to the layer.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// As large as possible inside the layer.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// As small as possible around the layer.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
