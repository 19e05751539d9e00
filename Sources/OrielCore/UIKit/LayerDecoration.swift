import Foundation
import OrielUIKit

/// The corners, the border and the shadow of a layer, as values.
struct LayerDecoration: Equatable {
    let radius: CGFloat
    private let corners: CACornerMask
    private let isContinuous: Bool
    var borderWidth: CGFloat
    let borderColor: UIColor?
    let shadowColor: UIColor?
    var shadowOpacity: CGFloat
    let shadowOffset: CGSize
    let shadowRadius: CGFloat

    /// - Parameter values: The values of the layer's animations at a time, which count more than the layer's own.
    @MainActor init(_ layer: CALayer, _ values: [String: LayerValue]) {
        radius = values.number("cornerRadius") ?? layer.cornerRadius
        corners = layer.maskedCorners
        isContinuous = layer.cornerCurve == .continuous
        borderWidth = values.number("borderWidth") ?? layer.borderWidth
        borderColor = values.color("borderColor") ?? layer.borderColor?.uiColor
        shadowColor = values.color("shadowColor") ?? layer.shadowColor?.uiColor
        shadowOpacity = values.number("shadowOpacity") ?? CGFloat(layer.shadowOpacity)
        shadowOffset =
            values.numbers("shadowOffset", count: 2).map { CGSize(width: $0[0], height: $0[1]) } ?? layer.shadowOffset
        shadowRadius = values.number("shadowRadius") ?? layer.shadowRadius
    }

    /// The shape of the layer: the corners that are round, with one radius.
    var shape: UnevenRoundedRectangle {
        func length(_ corner: CACornerMask) -> CGFloat { corners.contains(corner) ? max(0, radius) : 0 }
        return UnevenRoundedRectangle(
            topLeadingRadius: length(.layerMinXMinYCorner),
            bottomLeadingRadius: length(.layerMinXMaxYCorner),
            bottomTrailingRadius: length(.layerMaxXMaxYCorner),
            topTrailingRadius: length(.layerMaxXMinYCorner),
            style: isContinuous ? .continuous : .circular
        )
    }
}

extension View {
    /// Draws the shadow of a layer behind this view.
    func shadow(of layer: LayerDecoration) -> some View {
        self.if(layer.shadowOpacity > 0 && layer.shadowColor != nil) {
            $0.shadow(
                color: Color(uiColor: layer.shadowColor ?? .black).opacity(layer.shadowOpacity),
                radius: layer.shadowRadius,
                x: layer.shadowOffset.width,
                y: layer.shadowOffset.height
            )
        }
    }
}
