import Combine
import Testing

/// A recorder of the values of a publisher.
@MainActor
public final class Recorder<Value> {
    public private(set) var values: [Value] = []
    private var subscription: AnyCancellable?
    private var waiting: [(isMet: (Value) -> Bool, resume: () -> Void)] = []

    public init(_ publisher: some Publisher<Value, Never>) {
        subscription = publisher.sink { [weak self] in self?.note($0) }
    }

    public var last: Value? { values.last }

    /// Waits until the last value meets a condition; fails the test if none does before the deadline.
    @discardableResult
    public func wait(
        within deadline: Duration = .seconds(60),
        sourceLocation: SourceLocation = #_sourceLocation,
        until isMet: @escaping (Value) -> Bool
    ) async throws -> Value {
        if let last, isMet(last) { return last }
        let timeout = Task { [weak self] in
            try await Task.sleep(for: deadline)
            self?.giveUp()
        }
        await withCheckedContinuation { continuation in
            waiting.append((isMet, { continuation.resume() }))
        }
        timeout.cancel()
        return try #require(last.flatMap { isMet($0) ? $0 : nil }, "got \(values)", sourceLocation: sourceLocation)
    }

    private func note(_ value: Value) {
        values.append(value)
        let met = waiting.filter { $0.isMet(value) }
        waiting.removeAll { $0.isMet(value) }
        for (_, resume) in met { resume() }
    }

    private func giveUp() {
        let all = waiting
        waiting = []
        for (_, resume) in all { resume() }
    }
}
