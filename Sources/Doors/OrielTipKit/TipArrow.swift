internal import Foundation
internal import OrielCore

/// Puts an arrow in the colour of a tip at one of its edges.
struct TipArrowModifier: ViewModifier {
    let edge: Edge?
    @Environment(\.tipAppearance) private var appearance

    /// Along the edge, and away from it.
    private static let size = CGSize(width: 20, height: 10)

    init(edge: Edge?) { self.edge = edge }

    func body(content: Content) -> some View {
        switch edge {
        case nil: content
        case .top:
            VStack(spacing: 0) {
                arrow(.top)
                content
            }
        case .bottom:
            VStack(spacing: 0) {
                content
                arrow(.bottom)
            }
        case .leading:
            HStack(spacing: 0) {
                arrow(.leading)
                content
            }
        case .trailing:
            HStack(spacing: 0) {
                content
                arrow(.trailing)
            }
        }
    }

    private func arrow(_ edge: Edge) -> some View {
        let isVertical = edge == .top || edge == .bottom
        return TipArrow(edge: edge)
            .fill(appearance.background)
            .frame(
                width: isVertical ? Self.size.width : Self.size.height,
                height: isVertical ? Self.size.height : Self.size.width
            )
            .accessibilityHidden(true)
    }
}

/// A triangle that points away from a tip.
struct TipArrow: Shape {
    let edge: Edge

    func path(in rect: CGRect) -> Path {
        // Corners of the box, clockwise, and the middles of its sides.
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        var path = Path()
        switch edge {
        case .top: path.addLines([corners[3], CGPoint(x: rect.midX, y: rect.minY), corners[2]])
        case .trailing: path.addLines([corners[0], CGPoint(x: rect.maxX, y: rect.midY), corners[3]])
        case .bottom: path.addLines([corners[1], CGPoint(x: rect.midX, y: rect.maxY), corners[0]])
        case .leading: path.addLines([corners[2], CGPoint(x: rect.minX, y: rect.midY), corners[1]])
        }
        path.closeSubpath()
        return path
    }
}
