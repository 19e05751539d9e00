/// A gesture that runs an action when it ends.
public struct _EndedGesture<Content: Gesture> {
    let content: Content
    let action: (Content.Value) -> Void
}

extension _EndedGesture: Gesture {
    public typealias Value = Content.Value
    public typealias Body = Never

    public func _addRequirements(to requirements: inout _GestureRequirements) {
        content._addRequirements(to: &requirements)
    }

    public func _receive(_ input: _GestureInput, memory: _GestureMemory) -> _GesturePhase<Value> {
        let phase = content._receive(input, memory: memory.child(0))
        if case .ended(let value) = phase { action(value) }
        return phase
    }
}

/// A gesture that runs an action for each of its values.
public struct _ChangedGesture<Content: Gesture> where Content.Value: Equatable {
    let content: Content
    let action: (Content.Value) -> Void
}

extension _ChangedGesture: Gesture {
    public typealias Value = Content.Value
    public typealias Body = Never

    public func _addRequirements(to requirements: inout _GestureRequirements) {
        content._addRequirements(to: &requirements)
    }

    public func _receive(_ input: _GestureInput, memory: _GestureMemory) -> _GesturePhase<Value> {
        let phase = content._receive(input, memory: memory.child(0))
        if case .changed(let value) = phase, memory.value(Value.self) != value {
            memory.keep(value)
            action(value)
        }
        if phase.isOver { memory.keep(nil) }
        return phase
    }
}

/// A gesture that transforms the values of another.
public struct _MapGesture<Content: Gesture, Value> {
    let content: Content
    let transform: (Content.Value) -> Value
}

extension _MapGesture: Gesture {
    public typealias Body = Never

    public func _addRequirements(to requirements: inout _GestureRequirements) {
        content._addRequirements(to: &requirements)
    }

    public func _receive(_ input: _GestureInput, memory: _GestureMemory) -> _GesturePhase<Value> {
        content._receive(input, memory: memory.child(0)).map(transform)
    }
}

extension Gesture {
    /// Runs an action when the gesture ends.
    public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    /// Transforms the gesture's values.
    public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
    }
}

extension Gesture where Value: Equatable {
    /// Runs an action whenever the gesture's value changes.
    public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self, action: action)
    }
}
