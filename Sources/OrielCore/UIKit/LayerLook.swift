import Foundation
import OrielUIKit

/// What is drawn of a layer behind the content of a view, as values.
struct LayerLook: Equatable {
    /// Nil for the layer of the view itself, which fills the view.
    var frame: CGRect?
    var background: UIColor?
    var gradient: GradientLook?
    var shape: ShapeLook?
    var text: LayerText?
    var image: LayerImage?
    var picture: LayerPicture?
    var mask: MaskLook?
    var decoration: LayerDecoration
    var clips: Bool
    var opacity: CGFloat
    var zIndex: CGFloat
    var transform: [CGFloat]?
    /// The point around which the transform applies.
    var anchor: UnitPoint
    var sublayers: [LayerLook]
}

/// The gradient of a layer.
struct GradientLook: Equatable {
    struct Stop: Equatable {
        let color: UIColor
        let location: CGFloat
    }

    var stops: [Stop]
    var start: CGPoint
    var end: CGPoint
    let type: CAGradientLayerType
}

/// The image of a layer.
struct LayerImage: Equatable {
    let image: CGImage
    let gravity: CALayerContentsGravity
    let scale: CGFloat
}

/// What a mask lets through.
enum MaskLook: Equatable {
    case area(Path, isEvenOdd: Bool)
    case gradient(GradientLook)
}

extension CALayer {
    /// The gradient, the path or the image of a view's layer, and its sublayers, at a time of their animations. The
    /// other properties of that layer are in the look of the view.
    func looksBehindContent(at time: TimeInterval) -> [LayerLook] {
        var looks = sublayerLooks(at: time)
        if self is CAGradientLayer || self is CAShapeLayer || self is CATextLayer || contents is CGImage {
            var own = LayerLook(self, frame: nil, at: time)
            (own.background, own.sublayers, own.mask, own.transform) = (nil, [], nil, nil)
            (own.opacity, own.zIndex) = (1, 0)
            own.decoration.borderWidth = 0
            own.decoration.shadowOpacity = 0
            looks.insert(own, at: 0)
        }
        return looks
    }

    func maskLook(at time: TimeInterval) -> MaskLook? {
        guard let mask else { return nil }
        let look = LayerLook(mask, frame: mask.frame, at: time)
        let frame = look.frame ?? .zero
        if let gradient = look.gradient { return .gradient(gradient) }
        if mask is CAShapeLayer {
            guard let area = look.shape?.area else { return .area(Path(), isEvenOdd: false) }
            return .area(area.path.offsetBy(dx: frame.minX, dy: frame.minY), isEvenOdd: area.isEvenOdd)
        }
        return .area(Path(roundedRect: frame, cornerRadius: look.decoration.radius), isEvenOdd: false)
    }

    fileprivate var imageLook: LayerImage? {
        guard let image = contents as? CGImage, view != nil || drawing == nil else { return nil }
        return LayerImage(image: image, gravity: contentsGravity, scale: contentsScale)
    }

    /// What the layer draws by itself; nil for the layer of a view, which the view shows.
    fileprivate var picture: LayerPicture? {
        guard view == nil, let drawing else { return nil }
        return LayerPicture(layer: self, number: drawing.number, size: drawing.size, gravity: contentsGravity)
    }

    var anchor: UnitPoint { UnitPoint(x: anchorPoint.x, y: anchorPoint.y) }

    fileprivate func sublayerLooks(at time: TimeInterval) -> [LayerLook] {
        (sublayers ?? []).filter { !$0.isHidden }.map { LayerLook($0, frame: $0.frame, at: time) }
    }
}

extension CAGradientLayer {
    fileprivate var gradient: GradientLook {
        let stops = stops.map { GradientLook.Stop(color: $0.color, location: $0.location) }
        return GradientLook(stops: stops, start: startPoint, end: endPoint, type: type)
    }
}

extension LayerLook {
    @MainActor fileprivate init(_ layer: CALayer, frame: CGRect?, at time: TimeInterval) {
        let values = layer.animatedValues(at: time)
        self.init(
            frame: frame,
            background: layer.backgroundColor?.uiColor,
            gradient: (layer as? CAGradientLayer)?.gradient,
            shape: (layer as? CAShapeLayer)?.shapeLook(values),
            text: (layer as? CATextLayer).flatMap { LayerText($0) },
            image: layer.imageLook,
            picture: layer.picture,
            mask: layer.maskLook(at: time),
            decoration: LayerDecoration(layer, values),
            clips: layer.masksToBounds,
            opacity: CGFloat(layer.opacity),
            zIndex: layer.zPosition,
            transform: layer.drawnTransform(values),
            anchor: layer.anchor,
            sublayers: layer.sublayerLooks(at: time)
        )
        if !values.isEmpty { apply(values) }
    }

    /// Shows animated values.
    private mutating func apply(_ values: [String: LayerValue]) {
        opacity = values.number("opacity") ?? opacity
        background = values.color("backgroundColor") ?? background
        if let old = frame {
            let bounds = values.numbers("bounds", count: 4).map { [$0[2], $0[3]] }
            let size = bounds ?? values.numbers("bounds.size", count: 2)
            let width = values.number("bounds.size.width") ?? size?[0] ?? old.width
            let height = values.number("bounds.size.height") ?? size?[1] ?? old.height
            frame = CGRect(
                x: old.minX + anchor.x * (old.width - width),
                y: old.minY + anchor.y * (old.height - height),
                width: width,
                height: height
            )
        }
        gradient?.apply(values)
    }
}

extension GradientLook {
    fileprivate mutating func apply(_ values: [String: LayerValue]) {
        if let point = values.numbers("startPoint", count: 2) { start = CGPoint(x: point[0], y: point[1]) }
        if let point = values.numbers("endPoint", count: 2) { end = CGPoint(x: point[0], y: point[1]) }
        if case .colors(let colors)? = values["colors"] {
            stops = zip(colors, stops).map { Stop(color: UIColor($0), location: $1.location) }
        }
        if let places = values.numbers("locations", count: stops.count) {
            stops = zip(stops, places).map { Stop(color: $0.color, location: min(max($1, 0), 1)) }
        }
    }
}
