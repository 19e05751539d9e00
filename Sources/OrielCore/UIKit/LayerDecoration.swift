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
    /// The outline of what casts the shadow; nil for what is drawn.
    let shadowPath: Path?

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
        shadowPath = layer.shadowPath.map { Path($0) }
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
        let color = Color(uiColor: layer.shadowColor ?? .black).opacity(layer.shadowOpacity)
        let isShown = layer.shadowOpacity > 0 && layer.shadowColor != nil
        return self.if(isShown && layer.shadowPath == nil) {
            $0.shadow(
                color: color,
                radius: layer.shadowRadius,
                x: layer.shadowOffset.width,
                y: layer.shadowOffset.height
            )
        }
        .if(isShown && layer.shadowPath != nil) {
            $0.background {
                (layer.shadowPath ?? Path())
                    .fill(color)
                    .blur(radius: layer.shadowRadius)
                    .offset(x: layer.shadowOffset.width, y: layer.shadowOffset.height)
            }
        }
    }
}
