import Foundation
import OrielUIKit

/// What is drawn of a view apart from its content, as values.
struct ViewLook: Equatable {
    var background: UIColor?
    var alpha: CGFloat
    var isHidden: Bool
    var decoration: LayerDecoration
    var clips: Bool
    var transform: [CGFloat]?
    var anchor: UnitPoint
    var tint: UIColor?
    var style: UIUserInterfaceStyle
    /// The direction of the view if that is not the one of its superview.
    var direction: UIUserInterfaceLayoutDirection?
    var isEnabled: Bool
    var zIndex: CGFloat
    var accessibility: ViewAccessibility
    var isLeaf: Bool
    var layers: [LayerLook]
    var mask: MaskLook?
    /// The size in which the view draws itself; nil if its class is not one of the app.
    var drawnSize: CGSize?
    /// The popover that points to the view.
    var popoverName: String?
}

extension UIView {
    /// Whether the content of the view tells its label itself.
    private var hasOwnLabel: Bool {
        self is UIControl && type(of: self) != UIControl.self || (self as? UITextView)?.isEditable == true
    }

    /// What is drawn at a time of the animations.
    func look(at time: TimeInterval) -> ViewLook {
        let values = layer.animatedValues(at: time)
        return ViewLook(
            background: values.color("backgroundColor") ?? backgroundColor,
            alpha: values.number("opacity") ?? alpha,
            isHidden: isHidden,
            decoration: LayerDecoration(layer, values),
            clips: layer.masksToBounds,
            transform: layer.hasMoved ? layer.drawnTransform(values) : transformValues,
            anchor: layer.anchor,
            tint: ownTint,
            style: overrideUserInterfaceStyle,
            direction: drawnDirection,
            isEnabled: isUserInteractionEnabled,
            zIndex: layer.zPosition,
            accessibility: hasOwnLabel ? ViewAccessibility() : accessibility,
            isLeaf: subviews.isEmpty,
            layers: layer.looksBehindContent(at: time),
            mask: layer.maskLook(at: time),
            drawnSize: UIView.isOfApp(type(of: self)) ? size : nil,
            popoverName: popoverName
        )
    }
}
