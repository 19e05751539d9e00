/// An argument of a field, or a field of an input object: its name, its type, and what stands for it when it is absent.
///
///     Arg("first", Int.self, default: 20)
///     Arg("after", String?.self)
///
/// An Optional may be null or absent; any other type must be given unless there is a default.
public struct Arg<T: Sendable>: Sendable {
    let name: String
    let description: String?
    let deprecationReason: String?
    /// The default as it is written in the language.
    let defaultValue: @Sendable (TypeRegistry) throws(SchemaError) -> Value?

    /// An argument that must be given, unless its type is Optional or `Presence`.
    public init(_ name: String, _ type: T.Type, description: String? = nil, deprecated reason: String? = nil) {
        self.name = name
        self.description = description
        deprecationReason = reason
        defaultValue = { _ in nil }
    }

    /// An argument that has a value when none is given.
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

    /// An argument whose default is given as it is written in the language, for types that Swift cannot write back.
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
