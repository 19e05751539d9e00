/// A scalar of the schema, and the Swift type of its values.
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

    /// - Parameters:
    ///   - specifiedBy: The address of a document that says what the scalar is.
    ///   - parse: A value of a request; throw a `GraphQLError` to say what is wrong with it. It is called while variables are
    ///     checked, and again for the resolver.
    ///   - serialize: A value of a response.
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

    /// Says what the scalar is, in Markdown.
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
                        let message = "The default of type \(name) cannot be written: \(error)."
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
