/// A GraphQL value: the content of an argument or a variable, or the input and output of a custom scalar.
public enum Value: Sendable, Hashable {
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    /// The name of an enum value; JSON represents it as a string.
    case enumeration(String)
    case list([Value])
    case object(ObjectValue)
}

extension Value {
    /// Whether the value is null.
    public var isNull: Bool { self == .null }

    /// The members of an object; nil for every other value.
    public var object: ObjectValue? {
        if case .object(let object) = self { object } else { nil }
    }
}

extension Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    public init(stringLiteral value: String) { self = .string(value) }
    public init(integerLiteral value: Int) { self = .int(value) }
    public init(floatLiteral value: Double) { self = .double(value) }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(nilLiteral: ()) { self = .null }
    public init(arrayLiteral elements: Value...) { self = .list(elements) }
    public init(dictionaryLiteral members: (String, Value)...) {
        self = .object(ObjectValue(members.map { ObjectValue.Member(name: $0.0, value: $0.1) }))
    }
}
