/// An unvalidated schema, declared in Swift or in the schema definition language; it refers to types by name.
///
/// Both kinds of declaration produce a blueprint, so `SchemaValidation` is the only place that checks the type system
/// rules.
struct SchemaBlueprint: Sendable {
    var description: String?
    var types: [TypeBlueprint] = []
    var directives: [DirectiveBlueprint] = []
    var query: RootBlueprint?
    var mutation: RootBlueprint?
    var subscription: RootBlueprint?
    /// The location of the schema definition; nil without one.
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
    /// The members of a union.
    var members: [Mention] = []
    var enumValues: [EnumValueBlueprint] = []
    var inputFields: [InputValueBlueprint] = []
    var isOneOf = false
    var specifiedBy: String?
    var scalar: ScalarCoercion?
    var runtime: (any Sendable)?
    var location: SourceLocation?

    /// The name of a referenced type and the location of the reference.
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
    var resolver: (any FieldResolver)?
    var cost: FieldCost?
    var location: SourceLocation?
    /// The location of the `@deprecated` directive.
    var deprecationLocation: SourceLocation?
}

struct InputValueBlueprint: Sendable {
    var name: String
    var description: String?
    var type: TypeExpression
    /// The default literal: enum values are `enumeration`, and nothing is coerced yet.
    var defaultValue: Value?
    var deprecationReason: String?
    var location: SourceLocation?
    /// The location of the default literal.
    var defaultLocation: SourceLocation?
    /// The node of the default literal in the document that declares the schema.
    var defaultNode: SyntaxNode.ID?
    /// The location of the `@deprecated` directive.
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

/// A reference to a type by name.
struct TypeExpression: Sendable {
    var name: String
    var lists: UInt8 = 0
    /// As in `TypeReference`.
    var nonNull: UInt32 = 0
    var location: SourceLocation?
}

extension TypeExpression {
    var isNonNull: Bool { nonNull & 1 == 1 }

    /// The type in GraphQL notation, such as `[Int!]!`.
    var text: String {
        // Bit *n* marks the type inside *n* lists, so the outermost mark is written last.
        let marks = (0...Int(lists)).map { nonNull >> UInt32($0) & 1 == 1 ? "!" : "" }
        return String(repeating: "[", count: Int(lists)) + name + marks.reversed().joined(separator: "]")
    }

    func hasSameType(as other: TypeExpression) -> Bool {
        name == other.name && lists == other.lists && nonNull == other.nonNull
    }
}

extension InputValueBlueprint {
    /// Whether a value is required.
    var isRequired: Bool { type.isNonNull && defaultValue == nil }
}
