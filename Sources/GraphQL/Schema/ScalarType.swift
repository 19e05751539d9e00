/// A custom scalar of the schema and the Swift type of its values.
///
///     ScalarType("DateTime", of: Date.self, specifiedBy: "https://scalars.graphql.org/…") { value in
///         guard case .string(let text) = value else { throw GraphQLError("A date is a string.") }
///         return try Date(text, strategy: .iso8601)
///     } serialize: { date in
///         .string(date.formatted(.iso8601))
///     }
public struct ScalarType<Scalar: Sendable>: Sendable {
    let name: String
    let specifiedBy: String?
    var description: String?
    let parse: @Sendable (Value) throws -> Scalar
    let serialize: @Sendable (Scalar) throws -> Value

    /// Declares a scalar.
    ///
    /// - Parameters:
    ///   - name: The name of the scalar.
    ///   - type: The Swift type of its values.
    ///   - specifiedBy: The URL of the scalar's specification.
    ///   - parse: Converts a value from a request. Throw a `GraphQLError` to describe an invalid value. Called once to
    ///     validate variables, and again for the resolver.
    ///   - serialize: Converts a value to the form it has in responses.
    public init(
        _ name: String,
        of type: Scalar.Type,
        specifiedBy: String? = nil,
        parse: @escaping @Sendable (Value) throws -> Scalar,
        serialize: @escaping @Sendable (Scalar) throws -> Value
    ) {
        self.name = name
        self.specifiedBy = specifiedBy
        self.parse = parse
        self.serialize = serialize
    }

    /// Sets the description of the scalar, in Markdown.
    public func description(_ text: String) -> ScalarType {
        var type = self
        type.description = text
        return type
    }
}

extension ScalarType: TypeMember {
    func declare(in registry: TypeRegistry) {
        registry.addOutput(Scalar.self, name, ScalarCompleter(serialize: serialize), isLeaf: true)
        registry.addInput(
            Scalar.self,
            InputCodec<Scalar>(
                type: TypeExpression(name: name, nonNull: 1),
                decode: { [name, parse] value in
                    guard let value else { throw UnexpectedValue(type: name) }
                    return try parse(value)
                },
                encode: { [name, serialize] (value) throws(SchemaError) in
                    do {
                        return try serialize(value)
                    } catch {
                        let message = "The default value of type \(name) cannot be serialized: \(error)."
                        throw SchemaError(errors: [GraphQLError(message)])
                    }
                }
            )
        )
    }

    func blueprint(in registry: TypeRegistry) throws(SchemaError) -> TypeBlueprint {
        var blueprint = TypeBlueprint(kind: .scalar, name: name, description: description)
        blueprint.specifiedBy = specifiedBy
        blueprint.scalar = .custom(
            parse: { [parse] value in
                _ = try parse(value)
                return value
            },
            serialize: { $0 }
        )
        return blueprint
    }
}
