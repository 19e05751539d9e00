/// A control for a number in a range.
@MainActor @preconcurrency
open class UISlider: UIControl {
    private var number: Float = 0

    open var value: Float {
        get { number }
        set {
            let new = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
            guard new != number else { return }
            drawingWillChange()
            number = new
        }
    }
    open var minimumValue: Float = 0 {
        willSet { if newValue != minimumValue { drawingWillChange() } }
        didSet { value = number }
    }
    open var maximumValue: Float = 1 {
        willSet { if newValue != maximumValue { drawingWillChange() } }
        didSet { value = number }
    }
    /// Whether the value changes while the thumb moves; otherwise it changes once the thumb is released.
    open var isContinuous = true
    /// The colour of the bar before the thumb.
    open var minimumTrackTintColor: UIColor? {
        willSet { if newValue != minimumTrackTintColor { drawingWillChange() } }
    }
    open var minimumValueImage: UIImage? { willSet { if newValue != minimumValueImage { drawingWillChange() } } }
    open var maximumValueImage: UIImage? { willSet { if newValue != maximumValueImage { drawingWillChange() } } }
    /// Whether the thumb moves.
    public private(set) var isTracking = false
    private var hasUnsentValue = false

    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    package override func defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .vertical ? .defaultHigh : .defaultLow
    }

    package func userDidChange(to new: Double) {
        guard isEnabled, new.isFinite else { return }
        value = Float(new)
        if isContinuous || !isTracking { sendActions(for: [.valueChanged]) } else { hasUnsentValue = true }
    }

    package func trackingDidChange(to isTracking: Bool) {
        self.isTracking = isTracking
        guard !isTracking, hasUnsentValue else { return }
        hasUnsentValue = false
        sendActions(for: [.valueChanged])
    }

    @available(*, unavailable, message: "Browsers draw the bar behind the thumb in one colour.")
    open var maximumTrackTintColor: UIColor? {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    @available(*, unavailable, message: "Browsers draw the thumb in one colour.")
    open var thumbTintColor: UIColor? {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }
}

/// A control that raises and lowers a number.
@MainActor @preconcurrency
open class UIStepper: UIControl {
    private var number = 0.0

    open var value: Double {
        get { number }
        set {
            let new = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
            guard new != number else { return }
            drawingWillChange()
            number = new
        }
    }
    open var minimumValue = 0.0 {
        willSet { drawingWillChange() }
        didSet { value = number }
    }
    open var maximumValue = 100.0 {
        willSet { drawingWillChange() }
        didSet { value = number }
    }
    open var stepValue = 1.0 { willSet { drawingWillChange() } }
    /// Whether the value after the last is the first.
    open var wraps = false { willSet { drawingWillChange() } }

    package override func defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }

    package func userDidStep(up: Bool) {
        guard isEnabled else { return }
        let next = number + (up ? stepValue : -stepValue)
        if wraps, next > maximumValue {
            value = minimumValue
        } else if wraps, next < minimumValue {
            value = maximumValue
        } else {
            value = next
        }
        sendActions(for: .valueChanged)
    }
}
