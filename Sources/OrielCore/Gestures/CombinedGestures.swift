/// A combination of two gestures that can be active at the same time.
@frozen public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    public var first: First
    public var second: Second

    @inlinable public nonisolated init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

extension SimultaneousGesture: Gesture {
    public typealias Body = Never

    public func _addRequirements(to requirements: inout _GestureRequirements) {
        first._addRequirements(to: &requirements)
        second._addRequirements(to: &requirements)
    }

    /// The latest values of the two gestures, and whether they are active.
    private struct Progress {
        var value = Value()
        var isFirstActive = false
        var isSecondActive = false
    }

    public func _receive(_ input: _GestureInput, memory: _GestureMemory) -> _GesturePhase<Value> {
        let firstPhase = first._receive(input, memory: memory.child(0))
        let secondPhase = second._receive(input, memory: memory.child(1))
        var progress = memory.value(Progress.self) ?? Progress()
        Self.note(firstPhase, value: &progress.value.first, isActive: &progress.isFirstActive)
        Self.note(secondPhase, value: &progress.value.second, isActive: &progress.isSecondActive)
        let isActive = progress.isFirstActive || progress.isSecondActive
        memory.keep(isActive ? progress : nil)
        if case (.waiting, .waiting) = (firstPhase, secondPhase) { return .waiting }
        if isActive { return .changed(progress.value) }
        if firstPhase.value == nil, secondPhase.value == nil { return .failed }
        return .ended(progress.value)
    }

    private static func note<T>(_ phase: _GesturePhase<T>, value: inout T?, isActive: inout Bool) {
        if let new = phase.value { value = new }
        switch phase {
        case .waiting: break
        case .changed: isActive = true
        case .ended, .failed: isActive = false
        }
    }
}

/// A gesture that begins when another has ended.
@frozen public struct SequenceGesture<First: Gesture, Second: Gesture> {
    public enum Value {
        /// The first gesture has not ended yet.
        case first(First.Value)
        /// The first gesture has ended. The second value is nil until the second gesture begins.
        case second(First.Value, Second.Value?)
    }

    public var first: First
    public var second: Second

    @inlinable public nonisolated init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture: Gesture {
    public typealias Body = Never

    public func _addRequirements(to requirements: inout _GestureRequirements) {
        first._addRequirements(to: &requirements)
        second._addRequirements(to: &requirements)
    }

    /// The value of the first gesture after its end.
    private struct Ended {
        let value: First.Value
    }

    public func _receive(_ input: _GestureInput, memory: _GestureMemory) -> _GesturePhase<Value> {
        if let ended = memory.value(Ended.self) {
            let phase = second._receive(input, memory: memory.child(1)).map { Value.second(ended.value, $0) }
            // Lifting the finger before the second gesture begins ends both.
            if phase.isOver || input.isRelease {
                memory.keep(nil)
                return phase.isOver ? phase : .failed
            }
            return phase
        }
        switch first._receive(input, memory: memory.child(0)) {
        case .waiting: return .waiting
        case .failed: return .failed
        case .changed(let value): return .changed(.first(value))
        case .ended(let value):
            memory.keep(Ended(value: value))
            return .changed(.second(value, nil))
        }
    }
}

extension _GestureInput {
    /// Whether the last finger was lifted.
    fileprivate var isRelease: Bool {
        switch event {
        case .drag(let drag): drag.phase != .changed
        case .longPress(let press): press == .cancelled
        case .magnify(let magnify): magnify.phase != .changed
        // The event of the gesture that is waited for follows.
        case .tap, .pointer: false
        }
    }
}

/// A combination of two gestures of which only one is recognised; the first takes precedence.
@frozen public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    public var first: First
    public var second: Second

    @inlinable public nonisolated init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension ExclusiveGesture: Gesture {
    public typealias Body = Never

    private enum Choice { case first, second }

    public func _addRequirements(to requirements: inout _GestureRequirements) {
        first._addRequirements(to: &requirements)
        second._addRequirements(to: &requirements)
    }

    public func _receive(_ input: _GestureInput, memory: _GestureMemory) -> _GesturePhase<Value> {
        let choice = memory.value(Choice.self)
        if choice != .second {
            let phase = first._receive(input, memory: memory.child(0))
            if case .changed = phase { memory.keep(Choice.first) }
            if phase.isOver { memory.keep(nil) }
            if phase.value != nil || choice == .first { return phase.map(Value.first) }
        }
        let phase = second._receive(input, memory: memory.child(1))
        if case .changed = phase { memory.keep(Choice.second) }
        if phase.isOver { memory.keep(nil) }
        return phase.map(Value.second)
    }
}

extension Gesture {
    /// Combines this gesture with another that is active at the same time.
    public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// Combines this gesture with another that begins when this one has ended.
    public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    /// Combines this gesture with another that is recognised if this one is not.
    public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

/// A type-erased gesture.
@frozen public struct AnyGesture<Value> {
    @usableFromInline let base: any Gesture<Value>

    @inlinable public nonisolated init<T: Gesture>(_ gesture: T) where Value == T.Value { base = gesture }
}

extension AnyGesture: Gesture {
    public typealias Body = Never

    public func _addRequirements(to requirements: inout _GestureRequirements) {
        base._addRequirements(to: &requirements)
    }

    public func _receive(_ input: _GestureInput, memory: _GestureMemory) -> _GesturePhase<Value> {
        base._receive(input, memory: memory)
    }
}
