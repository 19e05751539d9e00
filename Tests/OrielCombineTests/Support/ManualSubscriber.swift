import OrielCombine

/// A subscriber that requests values only when a test asks it to, and records all events.
final class ManualSubscriber<Input, Failure: Error>: Subscriber {
    private(set) var values: [Input] = []
    private(set) var completion: Subscribers.Completion<Failure>?
    private(set) var subscription: (any Subscription)?
    private let answer: (Input) -> Subscribers.Demand

    /// - Parameter answer: The demand returned for each value.
    init(answer: @escaping (Input) -> Subscribers.Demand = { _ in .none }) {
        self.answer = answer
    }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        return answer(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        self.completion = completion
    }

    func request(_ count: Int) {
        subscription?.request(.max(count))
    }

    var isFinished: Bool {
        if case .finished = completion { true } else { false }
    }
}
