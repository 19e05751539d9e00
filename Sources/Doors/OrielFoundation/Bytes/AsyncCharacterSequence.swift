/// The characters of a sequence of bytes in UTF-8. A character arrives when the next one has begun, or the bytes have
/// ended.
public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = Character

    let base: Base

    init(_ base: Base) { self.base = base }

    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(scalars: AsyncUnicodeScalarSequence(base).makeAsyncIterator())
    }

    public struct AsyncIterator: AsyncIteratorProtocol {
        var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator
        private var begun = ""

        init(scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator) { self.scalars = scalars }

        public mutating func next() async throws -> Character? {
            while let scalar = try await scalars.next() {
                begun.unicodeScalars.append(scalar)
                if begun.count > 1 { return begun.removeFirst() }
            }
            return begun.isEmpty ? nil : begun.removeFirst()
        }
    }
}

extension AsyncCharacterSequence: Sendable where Base: Sendable {}
