/// An object of a schema that is defined in the schema definition language (SDL) instead of in Swift.
///
/// Its fields are looked up by name during execution. Use it for gateways, mocks and tools whose schema is known only
/// at run time. For a schema known at compile time, `ObjectType` is shorter, faster and checked by the compiler.
public protocol DynamicObject: Sendable {
    /// The name of the object's type; required where a field's type is an interface or a union.
    var typeName: String? { get }

    /// Returns the value of a field. Called once per selected field, never in parallel for one request.
    func value(of field: DynamicField) -> DynamicValue
}

/// A field requested from a dynamic object.
public struct DynamicField: Sendable {
    /// The name of the field in the schema.
    public let name: String
    /// The coerced arguments in declaration order; absent arguments are omitted.
    public let arguments: ObjectValue
    /// Whether the field's type, inside all lists, is a scalar or an enum.
    public let isLeaf: Bool
    /// The number of nested lists in the field's type; 0 if it is not a list.
    public let listDepth: Int
}

/// A value that is determined during execution.
public enum DynamicValue: Sendable {
    /// No value. In a field of non-null type this is an error, which makes the containing object null.
    case null
    /// A scalar, or the name of an enum value, as `string` or `enumeration`. Coerced to the type of the field.
    case leaf(Value)
    /// A list, with one value per item; for a list of lists, each item is a list itself.
    case list([DynamicValue])
    /// An object. Its `typeName` is required where the declared type is an interface or a union.
    case object(any DynamicObject)
    /// An error, which makes the field null. Its message is masked unless it is a `GraphQLError`.
    case failure(any Error)
    /// A value that is loaded asynchronously, concurrently with other fields. The closure may return another deferred
    /// value.
    case deferred(@Sendable () async -> DynamicValue)
    /// The events of a subscription; each event is the source object of the subscription field.
    case stream(AsyncThrowingStream<any DynamicObject, any Error>)
}

/// The root objects of a schema defined in the schema definition language; the context of its requests.
public protocol DynamicRoots: Sendable {
    /// The object whose fields are the root fields of queries.
    var query: any DynamicObject { get }
    /// The object whose fields are the root fields of mutations. Not read if the schema has no mutation type.
    var mutation: any DynamicObject { get }
    /// The object whose fields are the root fields of subscriptions; they return ``DynamicValue/stream(_:)``. Not read
    /// if the schema has no subscription type.
    var subscription: any DynamicObject { get }
}
