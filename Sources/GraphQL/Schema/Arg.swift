/// An argument of a field or a field of an input object: its name, type and default value.
///
///     Arg("first", Int.self, default: 20)
///     Arg("after", String?.self)
///
/// An Optional argument is nullable and can be omitted. Any other argument is required unless it has a default.
public struct Arg<T: Sendable>: Sendable {
    let name: String
    let description: String?
    let deprecationReason: String?
    /// The default value as a literal; nil without a default.
    let defaultValue: @Sendable (TypeRegistry) throws(SchemaError) -> Value?

    /// Declares an argument that is required unless its type is Optional or `Presence`.
    ///
    /// - Parameters:
    ///   - name: The name that clients use.
    ///   - type: The Swift type, which determines the GraphQL type.
    ///   - description: The description for introspection, in Markdown.
    ///   - reason: The reason why the argument is deprecated; nil, the default, if it is not.
    public init(_ name: String, _ type: T.Type, description: String? = nil, deprecated reason: String? = nil) {
        self.name = name
        self.description = description
        deprecationReason = reason
        defaultValue = { _ in nil }
    }

    /// Declares an argument with a default value, for scalars, enums and lists of them.
    ///
    /// For an input object, use ``init(_:_:defaultLiteral:description:deprecated:)``; otherwise the schema throws a
    /// `SchemaError`.
    public init(
        _ name: String,
        _ type: T.Type,
        default value: T,
        description: String? = nil,
        deprecated reason: String? = nil
    ) {
        self.name = name
        self.description = description
        deprecationReason = reason
        defaultValue = { (registry) throws(SchemaError) in try registry.input(T.self).encode(value) }
    }

    /// Declares an argument whose default is a literal, for types that cannot be encoded as literals.
    ///
    ///     Arg("near", Place.self, defaultLiteral: ["lat": 1.5, "lon": 2])
    public init(
        _ name: String,
        _ type: T.Type,
        defaultLiteral value: Value,
        description: String? = nil,
        deprecated reason: String? = nil
    ) {
        self.name = name
        self.description = description
        deprecationReason = reason
        defaultValue = { _ in value }
    }

    func blueprint(in registry: TypeRegistry) throws(SchemaError) -> InputValueBlueprint {
        InputValueBlueprint(
            name: name,
            description: description,
            type: try registry.input(T.self).type,
            defaultValue: try defaultValue(registry),
            deprecationReason: deprecationReason
        )
    }
}
