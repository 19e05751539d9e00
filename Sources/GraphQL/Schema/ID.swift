/// An opaque identifier of an object; the GraphQL type `ID`.
public struct ID: RawRepresentable, Hashable, Sendable {
    /// The text of the identifier.
    public var rawValue: String

    /// Creates an identifier from its text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates an identifier from its text.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}

extension ID: ExpressibleByStringLiteral, CustomStringConvertible {
    public init(stringLiteral value: String) {
        rawValue = value
    }

    public var description: String { rawValue }
}
