/// An error with all faults of a schema.
public struct SchemaError: Error, Sendable, CustomStringConvertible {
    /// One error per fault, with its location if the schema was declared in a document.
    public let errors: [GraphQLError]

    /// The faults, one per line, with line and column if known.
    public var description: String { errors.map(\.description).joined(separator: "\n") }
}
