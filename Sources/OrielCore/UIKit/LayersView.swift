import Foundation
import OrielUIKit

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
        let decoration = layer.decoration
        let shape = decoration.shape
        ZStack(alignment: .topLeading) {
            if let color = layer.background { shape.fill(color.ground) }
            if let gradient = layer.gradient { shape.fill(gradient.style) }
            if let image = layer.image {
                LayerImageView(image: image.picture, gravity: image.gravity).if(layer.clips) { $0.clipShape(shape) }
            }
            if let picture = layer.picture {
                LayerPictureView(picture: picture).if(layer.clips) { $0.clipShape(shape) }
            }
            if let look = layer.shape { ShapeLookView(look: look).if(layer.clips) { $0.clipShape(shape) } }
            if let text = layer.text { LayerTextView(text: text).if(layer.clips) { $0.clipShape(shape) } }
            if !layer.sublayers.isEmpty {
                // Erased, because the view is in a view of the same type.
                AnyView(LayersView(layers: layer.sublayers)).if(layer.clips) { $0.clipShape(shape) }
            }
            if decoration.borderWidth > 0, let color = decoration.borderColor {
                shape.strokeBorder(Color(uiColor: color), lineWidth: decoration.borderWidth)
            }
        }
        .shadow(of: decoration)
        .opacity(layer.opacity)
        .if(layer.mask != nil) { $0.modifier(MaskDrawing(mask: layer.mask)) }
        .if(layer.frame != nil) {
            let frame = layer.frame ?? .zero
            // A path is drawn outside of its layer, too, but not in a box without a size.
            let least: CGFloat = layer.shape == nil ? 0 : 1
            return $0.frame(width: max(frame.width, least), height: max(frame.height, least))
                .if(layer.transform != nil) {
                    $0.modifier(PlaneTransform(values: layer.transform ?? [], anchor: layer.anchor))
                }
                .offset(x: frame.minX, y: frame.minY)
        }
        .if(layer.zIndex != 0) { $0.zIndex(Double(layer.zIndex)) }
    }
}

extension LayerImage {
    fileprivate var picture: Image { Image(uiImage: UIImage(cgImage: image, scale: scale, orientation: .up)) }
}

/// Draws the image of a layer.
struct LayerImageView: View {
    let image: Image
    let gravity: CALayerContentsGravity

    var body: some View {
        let sized: AnyView =
            switch gravity {
            case .resize: AnyView(image.resizable())
            case .resizeAspect: AnyView(image.resizable().scaledToFit())
            case .resizeAspectFill: AnyView(image.resizable().scaledToFill())
            default: AnyView(image.fixedSize())
            }
        sized
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: alignment)
            .accessibilityHidden(true)
    }

    private var alignment: Alignment {
        switch gravity {
        case .top: .top
        case .bottom: .bottom
        case .left: .leading
        case .right: .trailing
        case .topLeft: .topLeading
        case .topRight: .topTrailing
        case .bottomLeft: .bottomLeading
        case .bottomRight: .bottomTrailing
        default: .center
        }
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
