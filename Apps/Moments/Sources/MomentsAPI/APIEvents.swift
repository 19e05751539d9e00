/// What a subscription brings, one after the other.
///
/// An event is taken from the transport when its reader wants it, so that a slow reader holds the server back. It is read
/// once; who stops reading cancels it.
public struct APIEvents<Output: Sendable>: AsyncSequence, Sendable {
    private let makeNext: @Sendable () -> () async throws -> Output?

    /// - Parameter transform: Makes an event of an element; what it throws ends the sequence.
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
