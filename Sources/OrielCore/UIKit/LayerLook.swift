import Foundation
import OrielUIKit

/// What is drawn of a layer behind the content of a view, as values.
struct LayerLook: Equatable {
    /// Nil for the layer of the view itself, which fills the view.
    var frame: CGRect?
    var background: UIColor?
    var gradient: GradientLook?
    var shape: ShapeLook?
    var image: LayerImage?
    var mask: MaskLook?
    var decoration: LayerDecoration
    var clips: Bool
    var opacity: CGFloat
    var zIndex: CGFloat
    var sublayers: [LayerLook]
}

/// The gradient of a layer.
struct GradientLook: Equatable {
    struct Stop: Equatable {
        let color: UIColor
        let location: CGFloat
    }

    let stops: [Stop]
    let start: CGPoint
    let end: CGPoint
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
    /// The gradient or the path of a view's layer, and its sublayers. The other properties of that layer are in the
    /// look of the view.
    var looksBehindContent: [LayerLook] {
        var looks = sublayerLooks
        if self is CAGradientLayer || self is CAShapeLayer || contents is CGImage {
            var own = LayerLook(self, frame: nil)
            (own.background, own.sublayers, own.mask) = (nil, [], nil)
            (own.opacity, own.zIndex) = (1, 0)
            own.decoration.borderWidth = 0
            own.decoration.shadowOpacity = 0
            looks.insert(own, at: 0)
        }
        return looks
    }

    var maskLook: MaskLook? {
        switch mask {
        case nil: return nil
        case let gradient as CAGradientLayer: return .gradient(gradient.gradient)
        case let shape as CAShapeLayer:
            guard let area = shape.shapeLook?.area else { return .area(Path(), isEvenOdd: false) }
            return .area(
                area.path.offsetBy(dx: shape.frame.minX, dy: shape.frame.minY),
                isEvenOdd: area.isEvenOdd
            )
        case let layer?:
            return .area(Path(roundedRect: layer.frame, cornerRadius: layer.cornerRadius), isEvenOdd: false)
        }
    }

    fileprivate var imageLook: LayerImage? {
        guard let image = contents as? CGImage else { return nil }
        return LayerImage(image: image, gravity: contentsGravity, scale: contentsScale)
    }

    fileprivate var sublayerLooks: [LayerLook] {
        (sublayers ?? []).filter { !$0.isHidden }.map { LayerLook($0, frame: $0.frame) }
    }
}

extension CAGradientLayer {
    fileprivate var gradient: GradientLook {
        let stops = stops.map { GradientLook.Stop(color: $0.color, location: $0.location) }
        return GradientLook(stops: stops, start: startPoint, end: endPoint, type: type)
    }
}

extension LayerLook {
    @MainActor fileprivate init(_ layer: CALayer, frame: CGRect?) {
        self.init(
            frame: frame,
            background: layer.backgroundColor?.uiColor,
            gradient: (layer as? CAGradientLayer)?.gradient,
            shape: (layer as? CAShapeLayer)?.shapeLook,
            image: layer.imageLook,
            mask: layer.maskLook,
            decoration: LayerDecoration(layer),
            clips: layer.masksToBounds,
            opacity: CGFloat(layer.opacity),
            zIndex: layer.zPosition,
            sublayers: layer.sublayerLooks
        )
    }
}
