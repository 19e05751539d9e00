package import Foundation

/// An interaction with fingers or a pointer.
///
///     let swipe = DragGesture().onEnded { value in
///         if value.translation.width < -50 { delete() }
///     }
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// The value that the gesture reports while it is active and when it ends.
    associatedtype Value
    associatedtype Body: Gesture

    /// The gesture that this one is composed of.
    var body: Body { get }

    /// Adds the events that the gesture requires. Called by the framework.
    func _addRequirements(to requirements: inout _GestureRequirements)

    /// Handles an event. Called by the framework.
    func _receive(_ input: _GestureInput, memory: _GestureMemory) -> _GesturePhase<Value>
}

extension Gesture where Value == Body.Value {
    public func _addRequirements(to requirements: inout _GestureRequirements) {
        body._addRequirements(to: &requirements)
    }

    public func _receive(_ input: _GestureInput, memory: _GestureMemory) -> _GesturePhase<Value> {
        body._receive(input, memory: memory)
    }
}

extension Gesture where Body == Never {
    public var body: Never {
        preconditionFailure("\(Self.self) is a primitive gesture: it has no body. Use it in a gesture's body instead.")
    }
}

extension Never: Gesture {
    public typealias Value = Never

    public func _addRequirements(to requirements: inout _GestureRequirements) {}

    public func _receive(_ input: _GestureInput, memory: _GestureMemory) -> _GesturePhase<Never> { .waiting }
}

/// The events and limits that gestures require from the browser.
public struct _GestureRequirements {
    package var events: Element.Events = []
    package var attributes = Attributes()

    /// Lowers a limit. The smallest limit of several gestures applies, since the browser has to report events for all
    /// of them.
    mutating func lower(_ name: Attributes.Name, to value: Double) {
        attributes[name] = .number(min(attributes.number(name) ?? value, value))
    }

    /// Raises a limit. The largest limit of several gestures applies.
    mutating func raise(_ name: Attributes.Name, to value: Double) {
        attributes[name] = .number(max(attributes.number(name) ?? value, value))
    }

    /// What gestures require to know of pointers.
    enum Pointers: String {
        /// The keys that are held at each press.
        case keys = "pointers"
        /// Each move, too.
        case all = "pointers=all"
    }

    /// Requires events of pointers.
    mutating func addPointers(_ pointers: Pointers) {
        events.insert(.pointer)
        guard attributes.string(.watch) != Pointers.all.rawValue else { return }
        attributes[.watch] = .string(pointers.rawValue)
    }
}

/// An event on an element.
public struct _GestureInput {
    package enum Event {
        case tap(count: Int, CGPoint)
        case drag(DragEvent)
        case longPress(LongPressEvent)
        case magnify(MagnifyEvent)
        case pointer(PointerEvent)
    }

    package let event: Event
    package let time: Date
    /// The position of the element's top left corner in the page; zero until the browser has reported it.
    package let origin: CGPoint
    /// The keys that were held at the press, if a gesture of the element asks for them.
    package let modifiers: EventModifiers
}

/// The state of a gesture after an event.
public enum _GesturePhase<Value> {
    /// The gesture does not handle the event, or has not begun yet.
    case waiting
    case changed(Value)
    case ended(Value)
    case failed

    func map<T>(_ transform: (Value) -> T) -> _GesturePhase<T> {
        switch self {
        case .waiting: .waiting
        case .changed(let value): .changed(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }

    var isOver: Bool {
        switch self {
        case .ended, .failed: true
        case .waiting, .changed: false
        }
    }

    var value: Value? {
        switch self {
        case .changed(let value), .ended(let value): value
        case .waiting, .failed: nil
        }
    }
}

/// The state that a gesture keeps between events. It persists when a new value of the gesture replaces the old one.
@MainActor
public final class _GestureMemory {
    private var kept: Any?
    private var children: [_GestureMemory] = []

    nonisolated init() {}

    func value<T>(_ type: T.Type = T.self) -> T? { kept as? T }
    func keep(_ value: Any?) { kept = value }

    /// Returns the memory of a component of this gesture.
    func child(_ index: Int) -> _GestureMemory {
        while children.count <= index { children.append(_GestureMemory()) }
        return children[index]
    }

    /// Clears the memory of a gesture that has ended.
    func reset() {
        kept = nil
        for child in children { child.reset() }
    }
}
