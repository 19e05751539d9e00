/// A control that is on or off.
@MainActor @preconcurrency
open class UISwitch: UIControl {
    open var isOn = false { willSet { if newValue != isOn { drawingWillChange() } } }
    /// The colour of the switch when it is on.
    open var onTintColor: UIColor? { willSet { if newValue != onTintColor { drawingWillChange() } } }

    /// Browsers animate each change.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    package override func defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }

    package func userDidChange(to isOn: Bool) {
        guard isEnabled, isOn != self.isOn else { return }
        self.isOn = isOn
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}
