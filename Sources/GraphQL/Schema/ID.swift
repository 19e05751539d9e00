/// An opaque identifier of an object; the GraphQL type `ID`.
///
/// Always a string in responses. As input, whole numbers are also accepted and converted to decimal text.
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
    /// Creates an identifier from a literal, for example in a test.
    public init(stringLiteral value: String) {
        rawValue = value
    }

    /// The text of the identifier.
    public var description: String { rawValue }
}
