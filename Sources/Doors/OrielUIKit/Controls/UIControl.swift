/// A view that sends events to actions when people use it.
@MainActor @preconcurrency
open class UIControl: UIView {
    /// What happens to a control.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allEditingEvents: Event = [
            .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit,
        ]
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        public static let allEvents = Event(rawValue: .max)
    }

    /// The look of a control.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let normal: State = []
        public static let highlighted = State(rawValue: 1 << 0)
        public static let disabled = State(rawValue: 1 << 1)
        public static let selected = State(rawValue: 1 << 2)
    }

    /// How the content of a control is placed.
    public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }

    open var isEnabled = true { willSet { if newValue != isEnabled { drawingWillChange() } } }
    open var isSelected = false { willSet { if newValue != isSelected { drawingWillChange() } } }
    /// Keeps what the app sets. Browsers highlight a pressed control by themselves, and do not report it.
    open var isHighlighted = false
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        willSet { if newValue != contentHorizontalAlignment { drawingWillChange() } }
    }
    /// The states that the server knows. Browsers highlight a pressed control by themselves.
    open var state: State {
        var state = State.normal
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    private var actions: [(action: UIAction, events: Event)] = []

    /// The events that this control sends.
    var sentEvents: Event { [.valueChanged, .primaryActionTriggered] }

    /// Runs an action at events. Replaces the action with the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        if controlEvents.isDisjoint(with: sentEvents) {
            UIView.warn(
                "A \(type(of: self)) does not send the events \(controlEvents.rawValue); browsers do not report them."
            )
        }
        actions.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
        actions.append((action, controlEvents))
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
        for index in actions.indices where actions[index].action.identifier == identifier {
            actions[index].events.subtract(controlEvents)
        }
        actions.removeAll { $0.events.isEmpty }
    }

    /// Runs the actions of events.
    open func sendActions(for controlEvents: Event) {
        for (action, events) in actions where !events.isDisjoint(with: controlEvents) { action.run(by: self) }
    }

    /// Runs one action.
    open func sendAction(_ action: UIAction) { action.run(by: self) }

    @available(
        *,
        unavailable,
        message: "Swift on Linux has no selectors. Use addAction(_:for:) with a UIAction, which runs a closure."
    )
    public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) { fatalError("unavailable") }

    @available(*, unavailable, message: "Swift on Linux has no selectors. Use removeAction(_:for:).")
    public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) { fatalError("unavailable") }
}
