import Combine
import SwiftUI

typealias Reducer<State, Action> = (inout State, Action) -> Void

/// Sees each action after the reducer, and may answer with further actions.
typealias Middleware<State, Action> = (_ before: State, _ after: State, Action) -> AnyPublisher<Action, Never>

/// Holds the state of an app. Views read it and dispatch actions.
@MainActor
final class Store<State, Action>: ObservableObject {
    @Published private(set) var state: State
    private let reducer: Reducer<State, Action>
    private let middlewares: [Middleware<State, Action>]
    private var effects: [UUID: AnyCancellable] = [:]

    init(initial: State, reducer: @escaping Reducer<State, Action>, middlewares: [Middleware<State, Action>] = []) {
        state = initial
        self.reducer = reducer
        self.middlewares = middlewares
    }

    func dispatch(_ action: Action) {
        let before = state
        reducer(&state, action)
        for middleware in middlewares { run(middleware(before, state, action)) }
    }

    /// A binding whose writes are actions.
    func binding<Value>(_ value: KeyPath<State, Value>, send action: @escaping (Value) -> Action) -> Binding<Value> {
        Binding(get: { self.state[keyPath: value] }, set: { self.dispatch(action($0)) })
    }

    private func run(_ effect: AnyPublisher<Action, Never>) {
        let id = UUID()
        var isFinished = false
        let cancellable =
            effect
            .receive(on: DispatchQueue.main)
            .sink(
                receiveCompletion: { [weak self] _ in
                    isFinished = true
                    self?.effects[id] = nil
                },
                receiveValue: { [weak self] in self?.dispatch($0) }
            )
        if !isFinished { effects[id] = cancellable }
    }
}
