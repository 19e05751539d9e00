/// An error that lists all errors of a schema.
public struct SchemaError: Error, Sendable, CustomStringConvertible {
    /// The errors, with their locations if the schema was declared in a document.
    public let errors: [GraphQLError]

    /// The errors, one per line, with line and column if known.
    public var description: String { errors.map(\.description).joined(separator: "\n") }
}
