/// An object of a schema that is defined in the schema definition language (SDL) instead of in Swift.
///
/// Its fields are looked up by name during execution. Use it for gateways, mocks and tools whose schema is known only
/// at run time. For a schema known at compile time, `ObjectType` is shorter, faster and checked by the compiler.
public protocol DynamicObject: Sendable {
    /// The name of the object's type; required where a field's type is an interface or a union.
    var typeName: String? { get }

    /// Returns the value of a field.
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
    /// The number of nested lists in the field's type.
    public let listDepth: Int
}

/// A value that is determined during execution.
public enum DynamicValue: Sendable {
    case null
    /// A scalar, or the name of an enum value.
    case leaf(Value)
    case list([DynamicValue])
    case object(any DynamicObject)
    case failure(any Error)
    /// A value that is loaded asynchronously.
    case deferred(@Sendable () async -> DynamicValue)
    /// The events of a subscription; each event is the source object of the subscription field.
    case stream(AsyncThrowingStream<any DynamicObject, any Error>)
}

/// The root objects of a schema defined in the schema definition language; the context of its requests.
public protocol DynamicRoots: Sendable {
    var query: any DynamicObject { get }
    var mutation: any DynamicObject { get }
    var subscription: any DynamicObject { get }
}
