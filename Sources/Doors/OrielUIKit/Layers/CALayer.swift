public import Foundation

/// The shape of a view: its corners, border and shadow.
///
/// Unlike Apple's, a layer has no sublayers and no content of its own.
@MainActor @preconcurrency
public final class CALayer: NSObject {
    weak var view: UIView?

    override nonisolated init() { super.init() }

    private func change(_ isDifferent: Bool) { if isDifferent { view?.drawingWillChange() } }

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

    /// The colour behind the view: its `backgroundColor`.
    public var backgroundColor: CGColor? {
        get { view?.backgroundColor?.cgColor }
        set { view?.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
    }

    /// The opacity of the view: its `alpha`.
    public var opacity: Float {
        get { Float(view?.alpha ?? 1) }
        set { view?.alpha = CGFloat(newValue) }
    }

    public var bounds: CGRect { view?.bounds ?? .zero }
    public var frame: CGRect { view?.frame ?? .zero }
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
