/// A control that shows a colour, and lets people choose another.
@MainActor @preconcurrency
open class UIColorWell: UIControl {
    /// The colour; nil for none.
    open var selectedColor: UIColor? { willSet { if newValue != selectedColor { drawingWillChange() } } }
    /// Whether people choose the opacity, too.
    open var supportsAlpha = true { willSet { if newValue != supportsAlpha { drawingWillChange() } } }
    /// The name of the control for screen readers.
    open var title: String? { willSet { if newValue != title { drawingWillChange() } } }

    package override func defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }

    package func userDidChoose(_ color: UIColor) {
        guard isEnabled, color != selectedColor else { return }
        selectedColor = color
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}
