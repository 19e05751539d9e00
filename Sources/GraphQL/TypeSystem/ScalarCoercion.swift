/// How the values of a scalar are checked when they come in and when they go out.
enum ScalarCoercion: Sendable {
    case int, float, string, boolean, id
    /// A scalar of the schema's own.
    ///
    /// - Parameters:
    ///   - parse: The value as the scalar means it; throws when it is not one. Literals have enum values as `enumeration`.
    ///   - serialize: The value as it is written.
    case custom(parse: @Sendable (Value) throws -> Value, serialize: @Sendable (Value) throws -> Value)

    /// A scalar that lets all values pass.
    static let any = ScalarCoercion.custom(parse: { $0.withoutEnumerations }, serialize: { $0 })
}

extension Value {
    /// The value with names of enums as strings, as JSON has them.
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
