/// What identifies an object: text that nobody reads. `ID` in the schema.
public struct ID: RawRepresentable, Hashable, Sendable {
    /// The text.
    public var rawValue: String

    /// An identity that is spelled this way.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// An identity that is spelled this way.
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
