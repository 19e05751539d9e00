/// An object of a schema that is written in the language, and not declared in Swift.
///
/// Its fields are found by name while a request is executed. For a schema of one's own, `ObjectType` is shorter, faster, and
/// checked by the compiler; this is for gateways, mocks and tools, which do not know their schema beforehand.
public protocol DynamicObject: Sendable {
    /// The name of the object's type; needed where a field is of an interface or a union.
    var typeName: String? { get }

    /// The value of a field.
    func value(of field: DynamicField) -> DynamicValue
}

/// A field that an object is asked for.
public struct DynamicField: Sendable {
    /// What the field is called in the schema.
    public let name: String
    /// Coerced, in the order of their declaration; those that are absent are left out.
    public let arguments: ObjectValue
    /// Whether its type, under all lists, is a scalar or an enum.
    public let isLeaf: Bool
    /// In how many lists its values are.
    public let listDepth: Int
}

/// A value that is found while a request is executed.
public enum DynamicValue: Sendable {
    case null
    /// A scalar, or the name of an enum's value.
    case leaf(Value)
    case list([DynamicValue])
    case object(any DynamicObject)
    case failure(any Error)
    /// A value that has to be waited for.
    case deferred(@Sendable () async -> DynamicValue)
    /// The events of a subscription: each is the object that the subscription's field is a field of.
    case stream(AsyncThrowingStream<any DynamicObject, any Error>)
}

/// Where the operations of a schema that is written in the language begin; the context of its requests.
public protocol DynamicRoots: Sendable {
    var query: any DynamicObject { get }
    var mutation: any DynamicObject { get }
    var subscription: any DynamicObject { get }
}
