import Foundation
import OrielUIKit

/// What is drawn of a layer behind the content of a view, as values.
struct LayerLook: Equatable {
    /// Nil for the layer of the view itself, which fills the view.
    var frame: CGRect?
    var background: UIColor?
    var gradient: GradientLook?
    var shape: ShapeLook?
    var mask: MaskLook?
    var radius: CGFloat
    var corners: CACornerMask
    var isContinuous: Bool
    var clips: Bool
    var borderWidth: CGFloat
    var borderColor: UIColor?
    var shadowColor: UIColor?
    var shadowOpacity: CGFloat
    var shadowOffset: CGSize
    var shadowRadius: CGFloat
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
        if self is CAGradientLayer || self is CAShapeLayer {
            var own = LayerLook(self, frame: nil)
            (own.background, own.sublayers, own.mask) = (nil, [], nil)
            (own.borderWidth, own.shadowOpacity, own.opacity, own.zIndex) = (0, 0, 1, 0)
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
            mask: layer.maskLook,
            radius: layer.cornerRadius,
            corners: layer.maskedCorners,
            isContinuous: layer.cornerCurve == .continuous,
            clips: layer.masksToBounds,
            borderWidth: layer.borderWidth,
            borderColor: layer.borderColor?.uiColor,
            shadowColor: layer.shadowColor?.uiColor,
            shadowOpacity: CGFloat(layer.shadowOpacity),
            shadowOffset: layer.shadowOffset,
            shadowRadius: layer.shadowRadius,
            opacity: CGFloat(layer.opacity),
            zIndex: layer.zPosition,
            sublayers: layer.sublayerLooks
        )
    }
}

/// Draws layers, at the places of their frames.
struct LayersView: View {
    let layers: [LayerLook]

    var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(0..<layers.count, id: \.self) { LayerView(layer: layers[$0]) }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .allowsHitTesting(false)
    }
}

private struct LayerView: View {
    let layer: LayerLook

    var body: some View {
        let shape = UnevenRoundedRectangle(layer.radius, layer.corners, isContinuous: layer.isContinuous)
        ZStack(alignment: .topLeading) {
            if let color = layer.background { shape.fill(Color(uiColor: color)) }
            if let gradient = layer.gradient { shape.fill(gradient.style) }
            if let look = layer.shape { ShapeLookView(look: look).if(layer.clips) { $0.clipShape(shape) } }
            if !layer.sublayers.isEmpty {
                // Erased, because the view is in a view of the same type.
                AnyView(LayersView(layers: layer.sublayers)).if(layer.clips) { $0.clipShape(shape) }
            }
            if layer.borderWidth > 0, let color = layer.borderColor {
                shape.strokeBorder(Color(uiColor: color), lineWidth: layer.borderWidth)
            }
        }
        .if(layer.shadowOpacity > 0 && layer.shadowColor != nil) {
            $0.shadow(
                color: Color(uiColor: layer.shadowColor ?? .black).opacity(layer.shadowOpacity),
                radius: layer.shadowRadius,
                x: layer.shadowOffset.width,
                y: layer.shadowOffset.height
            )
        }
        .opacity(layer.opacity)
        .if(layer.mask != nil) { $0.modifier(MaskDrawing(mask: layer.mask)) }
        .if(layer.frame != nil) {
            let frame = layer.frame ?? .zero
            // A path is drawn outside of its layer, too, but not in a box without a size.
            let least: CGFloat = layer.shape == nil ? 0 : 1
            return $0.frame(width: max(frame.width, least), height: max(frame.height, least))
                .offset(x: frame.minX, y: frame.minY)
        }
        .if(layer.zIndex != 0) { $0.zIndex(Double(layer.zIndex)) }
    }
}

/// Shows what a mask lets through.
struct MaskDrawing: ViewModifier {
    let mask: MaskLook?

    func body(content: Content) -> some View {
        switch mask {
        case nil: content
        case .area(let path, _)? where path.isEmpty: content.opacity(0)
        case .area(let path, let isEvenOdd)?: content.clipShape(path, style: FillStyle(eoFill: isEvenOdd))
        case .gradient(let gradient)?: content.mask(Rectangle().fill(gradient.style))
        }
    }
}

extension GradientLook {
    fileprivate var style: AnyShapeStyle {
        let gradient = Gradient(
            stops: stops.map { Gradient.Stop(color: Color(uiColor: $0.color), location: $0.location) }
        )
        let (from, to) = (UnitPoint(x: start.x, y: start.y), UnitPoint(x: end.x, y: end.y))
        switch type {
        case .radial:
            // The ellipse has the proportions of the box; for other ones, the mean of both radii is taken.
            let radius = (abs(end.x - start.x) + abs(end.y - start.y)) / 2
            return AnyShapeStyle(EllipticalGradient(gradient: gradient, center: from, endRadiusFraction: radius))
        case .conic:
            let angle = Angle.radians(Double(atan2(end.y - start.y, end.x - start.x)))
            return AnyShapeStyle(AngularGradient(gradient: gradient, center: from, angle: angle))
        default: return AnyShapeStyle(LinearGradient(gradient: gradient, startPoint: from, endPoint: to))
        }
    }
}

extension UnevenRoundedRectangle {
    /// The shape of a layer: the corners that are round, with one radius.
    init(_ radius: CGFloat, _ corners: CACornerMask, isContinuous: Bool) {
        func length(_ corner: CACornerMask) -> CGFloat { corners.contains(corner) ? max(0, radius) : 0 }
        self.init(
            topLeadingRadius: length(.layerMinXMinYCorner),
            bottomLeadingRadius: length(.layerMinXMaxYCorner),
            bottomTrailingRadius: length(.layerMaxXMaxYCorner),
            topTrailingRadius: length(.layerMaxXMinYCorner),
            style: isContinuous ? .continuous : .circular
        )
    }
}
