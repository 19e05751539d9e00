import SwiftUI

/// Runs a reducer and its effects. Views read its state.
@MainActor
@Observable
@dynamicMemberLookup
public final class Store<State, Action> {
    public private(set) var state: State

    @ObservationIgnored private let reduce: @MainActor (inout State, Action) -> Effect<Action>
    @ObservationIgnored private var tasks: [Int: Task<Void, Never>] = [:]
    @ObservationIgnored private var lastTask = 0

    public init(initial: State, reducer: some Reducer<State, Action>) {
        state = initial
        reduce = { reducer.reduce(into: &$0, action: $1) }
    }

    public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value { state[keyPath: keyPath] }

    public func send(_ action: Action) {
        let effect = reduce(&state, action)
        for operation in effect.operations { run(operation) }
    }

    /// A binding whose writes are actions.
    public func binding<Value>(
        _ keyPath: KeyPath<State, Value>,
        send action: @escaping (Value) -> Action
    ) -> Binding<Value> {
        Binding(get: { self.state[keyPath: keyPath] }, set: { self.send(action($0)) })
    }

    private func run(_ operation: @escaping @Sendable (@escaping Effect<Action>.Send) async -> Void) {
        lastTask += 1
        let number = lastTask
        tasks[number] = Task { [weak self] in
            await operation { self?.send($0) }
            self?.tasks[number] = nil
        }
    }
}
