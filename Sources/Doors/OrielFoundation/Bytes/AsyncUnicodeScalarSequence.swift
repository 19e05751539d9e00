/// The Unicode scalars of a sequence of bytes in UTF-8. Bytes that are no UTF-8 become U+FFFD.
public struct AsyncUnicodeScalarSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = Unicode.Scalar

    let base: Base

    init(_ base: Base) { self.base = base }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: base.makeAsyncIterator()) }

    public struct AsyncIterator: AsyncIteratorProtocol {
        var bytes: Base.AsyncIterator
        /// A byte that ended a broken scalar and begins the next one.
        private var kept: UInt8?

        init(bytes: Base.AsyncIterator) { self.bytes = bytes }

        public mutating func next() async throws -> Unicode.Scalar? {
            guard let first = try await byte() else { return nil }
            var scalar = [first]
            while scalar.count < Self.length(after: first) {
                guard let next = try await byte() else { break }
                guard next & 0b1100_0000 == 0b1000_0000 else {
                    kept = next
                    break
                }
                scalar.append(next)
            }
            // A scalar that is too short, too long or out of range decodes as one U+FFFD or several; one stands for
            // all.
            return String(decoding: scalar, as: UTF8.self).unicodeScalars.first
        }

        private mutating func byte() async throws -> UInt8? {
            if let byte = kept {
                kept = nil
                return byte
            }
            return try await bytes.next()
        }

        private static func length(after first: UInt8) -> Int {
            switch first {
            case 0b1100_0000..<0b1110_0000: 2
            case 0b1110_0000..<0b1111_0000: 3
            case 0b1111_0000..<0b1111_1000: 4
            default: 1
            }
        }
    }
}

extension AsyncUnicodeScalarSequence: Sendable where Base: Sendable {}
