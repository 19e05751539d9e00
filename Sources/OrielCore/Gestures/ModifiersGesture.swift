/// A gesture that begins only while modifier keys are held.
public struct _ModifiersGesture<Content: Gesture> {
    let content: Content
    let modifiers: EventModifiers
}

extension _ModifiersGesture: Gesture {
    public typealias Value = Content.Value
    public typealias Body = Never

    public func _addRequirements(to requirements: inout _GestureRequirements) {
        content._addRequirements(to: &requirements)
        requirements.addPointers(.keys)
    }

    public func _receive(_ input: _GestureInput, memory: _GestureMemory) -> _GesturePhase<Value> {
        // A gesture that has begun goes on when the keys are released.
        let hasBegun = memory.value(Bool.self) == true
        guard hasBegun || input.modifiers.isSuperset(of: modifiers) else { return .waiting }
        let phase = content._receive(input, memory: memory.child(0))
        if case .changed = phase { memory.keep(true) }
        if phase.isOver { memory.keep(nil) }
        return phase
    }
}

extension Gesture {
    /// Lets the gesture begin only while modifier keys are held.
    ///
    ///     @State private var isSelecting = false
    ///
    ///     var body: some View {
    ///         Text("Photo").gesture(TapGesture().modifiers(.shift).onEnded { isSelecting = true })
    ///     }
    ///
    /// The keys are those that are held when the finger, the pencil or the button of the mouse is pressed. Other keys may
    /// be held, too; `numericPad` never is. On other systems than Apple's, Control counts as the command key, too. With
    /// Control, browsers begin no drags and no long presses.
    public nonisolated func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
        _ModifiersGesture(content: self, modifiers: modifiers)
    }
}
