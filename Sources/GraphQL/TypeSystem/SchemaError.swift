/// Why a schema cannot be used: everything that is wrong with it.
public struct SchemaError: Error, Sendable, CustomStringConvertible {
    /// One error for each fault, with its place where a text declares the schema.
    public let errors: [GraphQLError]

    public var description: String { errors.map(\.description).joined(separator: "\n") }
}
