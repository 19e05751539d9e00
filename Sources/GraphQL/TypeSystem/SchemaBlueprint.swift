/// A schema as it was declared, in Swift or in the language: names in place of types, and not yet checked.
///
/// Both ways of declaring end here, so the rules of the type system are checked once, in `SchemaValidation`.
struct SchemaBlueprint: Sendable {
    var description: String?
    var types: [TypeBlueprint] = []
    var directives: [DirectiveBlueprint] = []
    var query: RootBlueprint?
    var mutation: RootBlueprint?
    var subscription: RootBlueprint?
    /// Where the schema definition stands, if there is one.
    var location: SourceLocation?

    struct RootBlueprint: Sendable {
        var type: String
        var location: SourceLocation?
    }
}

struct TypeBlueprint: Sendable {
    var kind: TypeDefinition.Kind
    var name: String
    var description: String?
    var interfaces: [Mention] = []
    var fields: [FieldBlueprint] = []
    /// Of a union.
    var members: [Mention] = []
    var enumValues: [EnumValueBlueprint] = []
    var inputFields: [InputValueBlueprint] = []
    var isOneOf = false
    var specifiedBy: String?
    var scalar: ScalarCoercion?
    var runtime: (any Sendable)?
    var location: SourceLocation?

    /// The name of another type, and where it stands.
    struct Mention: Sendable {
        var name: String
        var location: SourceLocation?
    }
}

struct FieldBlueprint: Sendable {
    var name: String
    var description: String?
    var arguments: [InputValueBlueprint] = []
    var type: TypeExpression
    var deprecationReason: String?
    var resolver: FieldResolver?
    var cost: FieldCost?
    var location: SourceLocation?
    /// Where it is said to be deprecated.
    var deprecationLocation: SourceLocation?
}

struct InputValueBlueprint: Sendable {
    var name: String
    var description: String?
    var type: TypeExpression
    /// The default as written: enum values are `enumeration`, and nothing is coerced yet.
    var defaultValue: Value?
    var deprecationReason: String?
    var location: SourceLocation?
    /// Where the default is written.
    var defaultLocation: SourceLocation?
    /// The literal of the default in the document that declares the schema.
    var defaultNode: SyntaxNode.ID?
    /// Where it is said to be deprecated.
    var deprecationLocation: SourceLocation?
}

struct EnumValueBlueprint: Sendable {
    var name: String
    var description: String?
    var deprecationReason: String?
    var location: SourceLocation?
}

struct DirectiveBlueprint: Sendable {
    var name: String
    var description: String?
    var arguments: [InputValueBlueprint] = []
    var locations: [DirectiveLocation]
    var isRepeatable = false
    var location: SourceLocation?
}

/// A use of a type by name.
struct TypeExpression: Sendable {
    var name: String
    var lists: UInt8 = 0
    /// As in `TypeReference`.
    var nonNull: UInt32 = 0
    var location: SourceLocation?
}

extension TypeExpression {
    var isNonNull: Bool { nonNull & 1 == 1 }

    /// How it is written in the language, such as `[Int!]!`.
    var text: String {
        // Bit *n* belongs to what is inside *n* lists: the outermost mark is written last.
        let marks = (0...Int(lists)).map { nonNull >> UInt32($0) & 1 == 1 ? "!" : "" }
        return String(repeating: "[", count: Int(lists)) + name + marks.reversed().joined(separator: "]")
    }

    func hasSameType(as other: TypeExpression) -> Bool {
        name == other.name && lists == other.lists && nonNull == other.nonNull
    }
}

extension InputValueBlueprint {
    /// Whether a value must be given.
    var isRequired: Bool { type.isNonNull && defaultValue == nil }
}
