package import Foundation

/// Something a person does with fingers or a pointer.
///
///     let swipe = DragGesture().onEnded { value in
///         if value.translation.width < -50 { delete() }
///     }
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What the gesture says while it goes on and when it ends.
    associatedtype Value
    associatedtype Body: Gesture

    /// What the gesture is made of.
    var body: Body { get }

    /// For the framework: what has to be listened to.
    func _addWishes(to wishes: inout _GestureWishes)

    /// For the framework: what an event means for the gesture.
    func _receive(_ input: _GestureInput, memory: _GestureMemory) -> _GesturePhase<Value>
}

extension Gesture where Value == Body.Value {
    public func _addWishes(to wishes: inout _GestureWishes) { body._addWishes(to: &wishes) }

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

    public func _addWishes(to wishes: inout _GestureWishes) {}

    public func _receive(_ input: _GestureInput, memory: _GestureMemory) -> _GesturePhase<Never> { .waiting }
}

/// What a gesture needs to hear of.
public struct _GestureWishes {
    package var events: Element.Events = []
    package var attributes = Attributes()

    /// Sets a limit; of several gestures, the smallest counts, since the browser has to tell of all.
    mutating func lower(_ name: Attributes.Name, to value: Double) {
        attributes[name] = .number(min(attributes.number(name) ?? value, value))
    }

    /// Sets a number; of several gestures, the largest counts.
    mutating func raise(_ name: Attributes.Name, to value: Double) {
        attributes[name] = .number(max(attributes.number(name) ?? value, value))
    }
}

/// What has happened on an element.
public struct _GestureInput {
    package enum Event {
        case tap(count: Int, CGPoint)
        case drag(DragEvent)
        case longPress(LongPressEvent)
        case magnify(MagnifyEvent)
    }

    package let event: Event
    package let time: Date
    /// Where the element's top left corner lies in the page, if the browser has said so.
    package let origin: CGPoint
}

/// What a gesture has come to by an event.
public enum _GesturePhase<Value> {
    /// The event was not for this gesture, or it has not begun yet.
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

/// What a gesture keeps between events; it stays when a new value of the gesture takes over.
@MainActor
public final class _GestureMemory {
    private var kept: Any?
    private var children: [_GestureMemory] = []

    nonisolated init() {}

    func value<T>(_ type: T.Type = T.self) -> T? { kept as? T }
    func keep(_ value: Any?) { kept = value }

    /// The memory of a gesture this one is made of.
    func child(_ index: Int) -> _GestureMemory {
        while children.count <= index { children.append(_GestureMemory()) }
        return children[index]
    }

    /// Forgets what happened in a gesture that is over.
    func reset() {
        kept = nil
        for child in children { child.reset() }
    }
}
