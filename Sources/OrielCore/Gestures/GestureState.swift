/// A value that a gesture sets while it is active. It resets to its initial value when the gesture ends.
///
///     @GestureState private var translation = CGSize.zero
///
///     var body: some View {
///         Circle()
///             .offset(translation)
///             .gesture(DragGesture().updating($translation) { value, state, _ in state = value.translation })
///     }
///
/// Unlike Apple's, if the view disappears during a gesture, the value is kept until the next gesture.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private var state: State<Value>
    private let initialValue: Value
    private let prepareReset: (Value, inout Transaction) -> Void

    public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }

    public init(initialValue: Value) { self.init(initialValue: initialValue, reset: { _, _ in }) }

    /// - Parameter resetTransaction: The transaction with which the value resets.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(initialValue: wrappedValue, resetTransaction: resetTransaction)
    }

    /// - Parameter resetTransaction: The transaction with which the value resets.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(initialValue: initialValue, reset: { $1 = resetTransaction })
    }

    /// - Parameter reset: Called with the last value to configure the transaction with which the value resets.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(initialValue: wrappedValue, reset: reset)
    }

    /// - Parameter reset: Called with the last value to configure the transaction with which the value resets.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        state = State(initialValue: initialValue)
        self.initialValue = initialValue
        prepareReset = reset
    }

    /// The current value.
    public var wrappedValue: Value { state.wrappedValue }

    /// The wrapper, for `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }

    func set(_ value: Value, _ transaction: Transaction) {
        withTransaction(transaction) { state.wrappedValue = value }
    }

    func reset() {
        var transaction = Transaction()
        prepareReset(state.wrappedValue, &transaction)
        set(initialValue, transaction)
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(initialValue: nil, resetTransaction: resetTransaction)
    }

    public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(initialValue: nil, reset: reset) }
}

/// A gesture that updates a `GestureState`.
public struct GestureStateGesture<Base: Gesture, State> {
    let base: Base
    let state: GestureState<State>
    let update: (Base.Value, inout State, inout Transaction) -> Void
}

extension GestureStateGesture: Gesture {
    public typealias Value = Base.Value
    public typealias Body = Never

    public func _addRequirements(to requirements: inout _GestureRequirements) {
        base._addRequirements(to: &requirements)
    }

    public func _receive(_ input: _GestureInput, memory: _GestureMemory) -> _GesturePhase<Value> {
        let phase = base._receive(input, memory: memory.child(0))
        switch phase {
        case .changed(let value):
            var current = state.wrappedValue
            var transaction = Transaction()
            transaction.isContinuous = true
            update(value, &current, &transaction)
            state.set(current, transaction)
            memory.keep(true)
        case .ended, .failed:
            if memory.value(Bool.self) == true { state.reset() }
            memory.keep(nil)
        case .waiting: break
        }
        return phase
    }
}

extension Gesture {
    /// Updates a `GestureState` while the gesture is active.
    public nonisolated func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, update: body)
    }
}
