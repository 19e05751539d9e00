/// A gesture, or none: `nil` is never recognised.
extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
    public typealias Body = Never

    public func _addRequirements(to requirements: inout _GestureRequirements) {
        self?._addRequirements(to: &requirements)
    }

    public func _receive(_ input: _GestureInput, memory: _GestureMemory) -> _GesturePhase<Wrapped.Value> {
        self?._receive(input, memory: memory) ?? .waiting
    }
}
