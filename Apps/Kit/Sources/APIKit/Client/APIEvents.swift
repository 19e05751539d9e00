/// The asynchronous sequence of a subscription's events.
///
/// The iterator pulls each event from the transport on demand, so backpressure reaches the server. The sequence supports one
/// iteration; ending the iteration cancels the subscription.
public struct APIEvents<Output: Sendable>: AsyncSequence, Sendable {
    private let makeNext: @Sendable () -> () async throws -> Output?

    /// - Parameter transform: Converts an element to an event. An error it throws ends the sequence.
    public init<Base: AsyncSequence & Sendable>(
        _ base: Base,
        transform: @escaping @Sendable (() async throws -> Base.Element?) async throws -> Output?
    ) {
        makeNext = {
            var iterator = base.makeAsyncIterator()
            return { try await transform { try await iterator.next() } }
        }
    }

    public init<Base: AsyncSequence & Sendable>(_ base: Base) where Base.Element == Output {
        self.init(base) { next in try await next() }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(produce: makeNext()) }

    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate let produce: () async throws -> Output?

        public mutating func next() async throws -> Output? { try await produce() }
    }
}
