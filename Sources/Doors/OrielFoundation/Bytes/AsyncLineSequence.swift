/// The lines of a sequence of bytes in UTF-8, without empty lines and without the characters that end them.
///
/// Lines end with LF, CR, CR LF, a vertical tab, a form feed, or one of Unicode's NEL, LS and PS.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = String

    let base: Base

    init(_ base: Base) { self.base = base }

    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(scalars: AsyncUnicodeScalarSequence(base).makeAsyncIterator())
    }

    public struct AsyncIterator: AsyncIteratorProtocol {
        var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator

        public mutating func next() async throws -> String? {
            var line = String.UnicodeScalarView()
            while let scalar = try await scalars.next() {
                guard Self.endsLine(scalar) else {
                    line.append(scalar)
                    continue
                }
                // Also covers the LF of a CR LF, which ends an empty line.
                if !line.isEmpty { break }
            }
            return line.isEmpty ? nil : String(line)
        }

        private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
            switch scalar.value {
            case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
            default: false
            }
        }
    }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
    /// The lines of these bytes, read as UTF-8. Empty lines are left out, as Apple's Foundation does.
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(self) }

    /// The characters of these bytes, read as UTF-8.
    public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence(self) }

    /// The Unicode scalars of these bytes, read as UTF-8.
    public var unicodeScalars: AsyncUnicodeScalarSequence<Self> { AsyncUnicodeScalarSequence(self) }
}
