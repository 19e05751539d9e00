import Combine
import Testing

/// A recorder of the values of a publisher.
@MainActor
public final class Recorder<Value> {
    public private(set) var values: [Value] = []
    private var subscription: AnyCancellable?
    private var waiting: [(isMet: (Value) -> Bool, resume: (Value?) -> Void)] = []

    public init(_ publisher: some Publisher<Value, Never>) {
        subscription = publisher.sink { [weak self] in self?.note($0) }
    }

    public var last: Value? { values.last }

    /// Waits until a value meets a condition, and returns it; fails the test if none does before the deadline.
    ///
    /// Other values may have come by the time the test goes on.
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
        var found: Value?
        await withCheckedContinuation { continuation in
            waiting.append(
                (
                    isMet,
                    { value in
                        found = value
                        continuation.resume()
                    }
                )
            )
        }
        timeout.cancel()
        return try #require(found, "got \(values)", sourceLocation: sourceLocation)
    }

    private func note(_ value: Value) {
        values.append(value)
        let met = waiting.filter { $0.isMet(value) }
        waiting.removeAll { $0.isMet(value) }
        for (_, resume) in met { resume(value) }
    }

    private func giveUp() {
        let all = waiting
        waiting = []
        for (_, resume) in all { resume(nil) }
    }
}
