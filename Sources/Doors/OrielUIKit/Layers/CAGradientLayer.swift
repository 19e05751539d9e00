public import Foundation

/// A layer that is filled with a gradient.
///
///     final class SkyView: UIView {
///         override class var layerClass: AnyClass { CAGradientLayer.self }
///
///         override func didMoveToWindow() {
///             (layer as? CAGradientLayer)?.colors = [UIColor.systemTeal.cgColor, UIColor.white.cgColor]
///         }
///     }
open class CAGradientLayer: CALayer {
    public override nonisolated init() { super.init() }

    public override init(layer: Any) { super.init(layer: layer) }

    /// Nil: there are no archives of layers.
    public required init?(coder: NSCoder) { nil }

    /// The colours, each a `CGColor`; other values are left out.
    public var colors: [Any]? { willSet { change(true, "colors") } }
    /// The place of each colour, from 0 to 1. If nil, they have equal distances.
    public var locations: [NSNumber]? { willSet { change(newValue != locations, "locations") } }
    /// Where the first colour is, as fractions of the width and the height.
    public var startPoint = CGPoint(x: 0.5, y: 0) { willSet { change(newValue != startPoint, "startPoint") } }
    public var endPoint = CGPoint(x: 0.5, y: 1) { willSet { change(newValue != endPoint, "endPoint") } }
    public var type = CAGradientLayerType.axial { willSet { change(newValue != type) } }

    override func copyProperties(of layer: CALayer) {
        super.copyProperties(of: layer)
        guard let layer = layer as? CAGradientLayer else { return }
        (colors, locations, type) = (layer.colors, layer.locations, layer.type)
        (startPoint, endPoint) = (layer.startPoint, layer.endPoint)
    }

    /// The colours with their places.
    package final var stops: [(color: UIColor, location: CGFloat)] {
        let colors = (colors ?? []).compactMap { ($0 as? CGColor)?.uiColor }
        let places = locations?.map { CGFloat($0.doubleValue) } ?? []
        return colors.enumerated().map { index, color in
            let equal = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
            return (color, min(max(index < places.count ? places[index] : equal, 0), 1))
        }
    }
}

/// The form of the gradient of a layer.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along the line from the start point to the end point.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// In ellipses around the start point; the end point is the corner of the box around the last one.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around the start point, beginning in the direction of the end point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
