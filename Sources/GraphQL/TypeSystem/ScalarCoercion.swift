/// The input and output coercion of a scalar.
enum ScalarCoercion: Sendable {
    case int, float, string, boolean, id
    /// A custom scalar.
    ///
    /// - Parameters:
    ///   - parse: Returns the scalar's form of an input value; throws if the value is invalid. Enum values in literals
    ///     arrive as `enumeration`.
    ///   - serialize: Returns the output form of a value.
    case custom(parse: @Sendable (Value) throws -> Value, serialize: @Sendable (Value) throws -> Value)

    /// A scalar that accepts all values.
    static let any = ScalarCoercion.custom(parse: { $0.withoutEnumerations }, serialize: { $0 })
}

extension Value {
    /// The value with enum names as strings, as in JSON.
    var withoutEnumerations: Value {
        switch self {
        case .enumeration(let name): .string(name)
        case .list(let items): .list(items.map(\.withoutEnumerations))
        case .object(let object):
            .object(ObjectValue(object.members.map { .init(name: $0.name, value: $0.value.withoutEnumerations) }))
        default: self
        }
    }
}
