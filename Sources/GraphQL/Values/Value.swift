/// A GraphQL value: the content of an argument or a variable, or the input and output of a custom scalar.
public enum Value: Sendable, Hashable {
    /// `null`, as a literal and in JSON. An omitted value is not a `Value`.
    case null
    /// A `Boolean`: `true` or `false`.
    case bool(Bool)
    /// A number without fraction and exponent. The GraphQL type `Int` accepts only 32 bits; custom scalars accept 64.
    case int(Int)
    /// A number with a fraction or an exponent, or an integer beyond 64 bits. JSON has no non-finite numbers.
    case double(Double)
    /// A string. In JSON, values of enums and IDs are strings as well.
    case string(String)
    /// The name of an enum value; JSON represents it as a string.
    case enumeration(String)
    /// A list, in brackets. Arguments of list type also accept a single item.
    case list([Value])
    /// An input object, in braces; the order of its members is kept.
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
    /// Creates a string.
    public init(stringLiteral value: String) { self = .string(value) }
    /// Creates an integer.
    public init(integerLiteral value: Int) { self = .int(value) }
    /// Creates a floating-point number, also from a literal such as `1.0`.
    public init(floatLiteral value: Double) { self = .double(value) }
    /// Creates a Boolean.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// Creates `null`.
    public init(nilLiteral: ()) { self = .null }
    /// Creates a list.
    public init(arrayLiteral elements: Value...) { self = .list(elements) }
    /// Creates an object; the members keep the order of the literal.
    public init(dictionaryLiteral members: (String, Value)...) {
        self = .object(ObjectValue(members.map { ObjectValue.Member(name: $0.0, value: $0.1) }))
    }
}
