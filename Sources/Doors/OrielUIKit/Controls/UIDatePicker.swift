public import Foundation

/// A control for a date, a time, or both.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
    /// What people choose. A duration cannot be chosen, so `countDownTimer` is missing.
    public enum Mode: Int, Sendable { case time, date, dateAndTime }

    open var date = Date() { willSet { if newValue != date { drawingWillChange() } } }
    open var datePickerMode = Mode.dateAndTime { willSet { if newValue != datePickerMode { drawingWillChange() } } }
    open var minimumDate: Date? { willSet { if newValue != minimumDate { drawingWillChange() } } }
    open var maximumDate: Date? { willSet { if newValue != maximumDate { drawingWillChange() } } }
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        willSet { if newValue != preferredDatePickerStyle { drawingWillChange() } }
    }

    /// The language of the control; nil for that of the page.
    open var locale: Locale? { willSet { if newValue != locale { drawingWillChange() } } }
    /// The calendar of the control; nil for that of the page.
    open var calendar: Calendar? { willSet { if newValue != calendar { drawingWillChange() } } }
    /// The time zone of the control; nil for that of the page.
    open var timeZone: TimeZone? { willSet { if newValue != timeZone { drawingWillChange() } } }

    @available(*, unavailable, message: "The wheels of a date picker have all minutes.")
    open var minuteInterval: Int {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    @available(*, unavailable, message: "People choose a date or a time. Use a UIPickerView for a duration.")
    open var countDownDuration: TimeInterval {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    package override func defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }

    package func userDidChange(to date: Date) {
        guard isEnabled, date != self.date else { return }
        self.date = date
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}

/// The look of a date picker.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
