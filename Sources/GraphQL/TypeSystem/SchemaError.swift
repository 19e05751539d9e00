/// Why a schema cannot be used: everything that is wrong with it.
public struct SchemaError: Error, Sendable, CustomStringConvertible {
    public let errors: [GraphQLError]

    public var description: String { errors.map(\.description).joined(separator: "\n") }
}
