/// A converter between a Swift type and coerced values.
struct InputCodec<T>: Sendable {
    let type: TypeExpression
    /// - Parameter value: The coerced value; nil for an absent one.
    let decode: @Sendable (Value?) throws -> T
    /// Returns the value as a literal.
    let encode: @Sendable (T) throws(SchemaError) -> Value
}

/// A coerced value of the wrong type: a fault of the engine or of a scalar's own functions.
struct UnexpectedValue: Error {
    let type: String
}

extension InputCodec {
    /// Returns a codec for a non-null leaf type.
    static func leaf(
        _ name: String,
        _ decode: @escaping @Sendable (Value) -> T?,
        _ encode: @escaping @Sendable (T) -> Value
    ) -> InputCodec {
        InputCodec(
            type: TypeExpression(name: name, nonNull: 1),
            decode: { value in
                guard let value, let decoded = decode(value) else { throw UnexpectedValue(type: name) }
                return decoded
            },
            encode: { (value) throws(SchemaError) in encode(value) }
        )
    }
}

/// A Swift type whose GraphQL type derives from another type: an Optional or an array.
protocol WrappingInput {
    static func codec(in registry: TypeRegistry) throws(SchemaError) -> Any
}

extension Optional: WrappingInput {
    static func codec(in registry: TypeRegistry) throws(SchemaError) -> Any {
        let wrapped = try registry.input(Wrapped.self)
        return InputCodec<Wrapped?>(
            type: wrapped.type.nullable,
            decode: { value in
                guard let value, value != .null else { return nil }
                return try wrapped.decode(value)
            },
            encode: { (value) throws(SchemaError) in
                guard let value else { return .null }
                return try wrapped.encode(value)
            }
        )
    }
}

extension Presence: WrappingInput {
    static func codec(in registry: TypeRegistry) throws(SchemaError) -> Any {
        let wrapped = try registry.input(Wrapped.self)
        return InputCodec<Presence<Wrapped>>(
            type: wrapped.type.nullable,
            decode: { value in
                switch value {
                case nil: .absent
                case .null: .null
                case let value?: .value(try wrapped.decode(value))
                }
            },
            encode: { (value) throws(SchemaError) in
                guard case .value(let value) = value else { return .null }
                return try wrapped.encode(value)
            }
        )
    }
}

extension Array: WrappingInput {
    static func codec(in registry: TypeRegistry) throws(SchemaError) -> Any {
        let element = try registry.input(Element.self)
        return InputCodec<[Element]>(
            type: element.type.list,
            decode: { value in
                guard case .list(let items)? = value else { throw UnexpectedValue(type: "list") }
                return try items.map { try element.decode($0) }
            },
            encode: { (elements) throws(SchemaError) in
                var items: [Value] = []
                for item in elements { items.append(try element.encode(item)) }
                return .list(items)
            }
        )
    }
}

extension TypeExpression {
    var nullable: TypeExpression {
        var expression = self
        expression.nonNull &= ~1
        return expression
    }

    /// The non-null list type with this element type.
    var list: TypeExpression {
        var expression = self
        expression.lists += 1
        expression.nonNull = expression.nonNull << 1 | 1
        return expression
    }
}
