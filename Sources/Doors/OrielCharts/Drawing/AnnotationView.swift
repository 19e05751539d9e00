import Foundation
import OrielCore

/// An annotation beside its mark.
struct AnnotationView: View {
    let placed: PlacedAnnotation
    /// The space into which it is moved, in the coordinates of the plot.
    let bounds: CGRect
    let plot: CGRect
    @State private var size: CGSize?

    var body: some View {
        let annotation = placed.annotation
        let content = annotation.content(AnnotationContext(targetSize: placed.target.size))
            .onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
        content.anchored(anchor, at: moved(place))
    }

    /// The point of the annotation that is at its place.
    private var anchor: UnitPoint {
        let alignment = placed.annotation.alignment
        let x: CGFloat = alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5
        let y: CGFloat = alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5
        return switch placed.annotation.position.place {
        case .automatic, .top: UnitPoint(x: x, y: 1)
        case .bottom: UnitPoint(x: x, y: 0)
        case .leading: UnitPoint(x: 1, y: y)
        case .trailing: UnitPoint(x: 0, y: y)
        case .topLeading: UnitPoint(x: 1, y: 1)
        case .topTrailing: UnitPoint(x: 0, y: 1)
        case .bottomLeading: UnitPoint(x: 1, y: 0)
        case .bottomTrailing: UnitPoint(x: 0, y: 0)
        case .overlay: UnitPoint(x: x, y: y)
        }
    }

    private var place: CGPoint {
        let target = placed.target
        let spacing = placed.annotation.spacing
        let alongX = target.minX + target.width * anchor.x
        let alongY = target.minY + target.height * anchor.y
        return switch placed.annotation.position.place {
        case .automatic, .top: CGPoint(x: alongX, y: target.minY - spacing)
        case .bottom: CGPoint(x: alongX, y: target.maxY + spacing)
        case .leading: CGPoint(x: target.minX - spacing, y: alongY)
        case .trailing: CGPoint(x: target.maxX + spacing, y: alongY)
        case .topLeading: CGPoint(x: target.minX - spacing, y: target.minY - spacing)
        case .topTrailing: CGPoint(x: target.maxX + spacing, y: target.minY - spacing)
        case .bottomLeading: CGPoint(x: target.minX - spacing, y: target.maxY + spacing)
        case .bottomTrailing: CGPoint(x: target.maxX + spacing, y: target.maxY + spacing)
        case .overlay: CGPoint(x: alongX, y: alongY)
        }
    }

    /// Returns the place at which the annotation is in its bounds, once its size is known.
    private func moved(_ place: CGPoint) -> CGPoint {
        guard let size else { return place }
        var place = place
        let resolution = placed.annotation.resolution
        if resolution.x.moves {
            let bounds = resolution.x.bounds(plot: plot, chart: bounds)
            let low = bounds.minX + size.width * anchor.x
            let high = bounds.maxX - size.width * (1 - anchor.x)
            place.x = low <= high ? min(max(place.x, low), high) : bounds.midX
        }
        if resolution.y.moves {
            let bounds = resolution.y.bounds(plot: plot, chart: bounds)
            let low = bounds.minY + size.height * anchor.y
            let high = bounds.maxY - size.height * (1 - anchor.y)
            place.y = low <= high ? min(max(place.y, low), high) : bounds.midY
        }
        return place
    }
}

extension AnnotationOverflowResolution.Strategy {
    /// Whether the annotation is moved.
    fileprivate var moves: Bool { kind == .fit || kind == .padScale }

    /// Returns what the annotation is moved into.
    func bounds(plot: CGRect, chart: CGRect) -> CGRect { boundary == .plot ? plot : chart }
}
