/// A type of a schema.
final class TypeDefinition: Sendable {
    /// The number of a type in its schema.
    typealias ID = Int32

    enum Kind: String, Sendable {
        case scalar = "SCALAR"
        case object = "OBJECT"
        case interface = "INTERFACE"
        case union = "UNION"
        case enumeration = "ENUM"
        case inputObject = "INPUT_OBJECT"
    }

    let id: ID
    let kind: Kind
    let nameID: NameTable.ID
    let name: String
    let description: String?
    /// The fields of an object or an interface, in schema order.
    let fields: [FieldDefinition]
    /// The name numbers of the fields, at the same indices.
    private let fieldNames: [NameTable.ID]
    /// The interfaces that an object or an interface implements.
    let interfaces: [ID]
    /// The object types that a value of this type can have: the type itself, a union's members, or an interface's
    /// implementations.
    let possibleTypes: [ID]
    private let possibleTypeSet: Set<ID>
    let enumValues: [EnumValueDefinition]
    let inputFields: [InputValueDefinition]
    /// Whether the type is an input object with exactly one field present (`@oneOf`).
    let isOneOf: Bool
    /// The URL of a scalar's specification.
    let specifiedBy: String?
    /// The input and output coercion of a scalar.
    let scalar: ScalarCoercion?
    /// The Swift runtime information of the type; nil in a schema without resolvers.
    let runtime: (any Sendable)?

    init(
        id: ID,
        kind: Kind,
        nameID: NameTable.ID,
        name: String,
        description: String?,
        fields: [FieldDefinition],
        interfaces: [ID],
        possibleTypes: [ID],
        enumValues: [EnumValueDefinition],
        inputFields: [InputValueDefinition],
        isOneOf: Bool,
        specifiedBy: String?,
        scalar: ScalarCoercion?,
        runtime: (any Sendable)?
    ) {
        self.id = id
        self.kind = kind
        self.nameID = nameID
        self.name = name
        self.description = description
        self.fields = fields
        fieldNames = fields.map(\.nameID)
        self.interfaces = interfaces
        self.possibleTypes = possibleTypes
        possibleTypeSet = Set(possibleTypes)
        self.enumValues = enumValues
        self.inputFields = inputFields
        self.isOneOf = isOneOf
        self.specifiedBy = specifiedBy
        self.scalar = scalar
        self.runtime = runtime
    }
}

extension TypeDefinition {
    /// Whether values of the type have selectable fields.
    var isComposite: Bool { kind == .object || isAbstract }
    var isAbstract: Bool { kind == .interface || kind == .union }
    var isLeaf: Bool { kind == .scalar || kind == .enumeration }
    var isInput: Bool { isLeaf || kind == .inputObject }
    var isOutput: Bool { kind != .inputObject }

    /// Returns the field with a name number.
    func field(_ name: NameTable.ID) -> FieldDefinition? {
        guard name != NameTable.none else { return nil }
        for index in fieldNames.indices where fieldNames[index] == name { return fields[index] }
        return nil
    }

    func inputField(named name: String) -> InputValueDefinition? { inputFields.first { $0.name == name } }

    /// Returns the input field with a name number.
    func inputField(_ name: NameTable.ID) -> InputValueDefinition? {
        name == NameTable.none ? nil : inputFields.first { $0.nameID == name }
    }

    func enumValue(named name: String) -> EnumValueDefinition? { enumValues.first { $0.name == name } }

    /// Returns whether a value of this type can have an object type.
    func mayBe(_ object: ID) -> Bool { object == id || possibleTypeSet.contains(object) }

    /// Returns whether an object type exists that is possible for both types.
    func overlaps(_ other: TypeDefinition) -> Bool {
        self === other || !possibleTypeSet.isDisjoint(with: other.possibleTypeSet)
    }
}

/// A field of an object or an interface.
final class FieldDefinition: Sendable {
    let nameID: NameTable.ID
    let name: String
    let description: String?
    let arguments: [InputValueDefinition]
    let type: TypeReference
    /// The reason for the deprecation; nil if the field is not deprecated.
    let deprecationReason: String?
    /// The resolver of the field; nil in a schema without resolvers.
    let resolver: (any FieldResolver)?
    /// The custom cost; nil for the default cost.
    let cost: FieldCost?

    init(
        nameID: NameTable.ID,
        name: String,
        description: String?,
        arguments: [InputValueDefinition],
        type: TypeReference,
        deprecationReason: String?,
        resolver: (any FieldResolver)?,
        cost: FieldCost? = nil
    ) {
        self.nameID = nameID
        self.name = name
        self.description = description
        self.arguments = arguments
        self.type = type
        self.deprecationReason = deprecationReason
        self.resolver = resolver
        self.cost = cost
    }

    func argument(_ name: NameTable.ID) -> InputValueDefinition? {
        name == NameTable.none ? nil : arguments.first { $0.nameID == name }
    }
}

/// An argument, or a field of an input object.
final class InputValueDefinition: Sendable {
    let nameID: NameTable.ID
    let name: String
    let description: String?
    let type: TypeReference
    /// The default literal, which is coerced where it is used.
    let defaultValue: Value?
    let deprecationReason: String?

    init(
        nameID: NameTable.ID,
        name: String,
        description: String?,
        type: TypeReference,
        defaultValue: Value?,
        deprecationReason: String?
    ) {
        self.nameID = nameID
        self.name = name
        self.description = description
        self.type = type
        self.defaultValue = defaultValue
        self.deprecationReason = deprecationReason
    }

    /// Whether a value is required.
    var isRequired: Bool { type.isNonNull && defaultValue == nil }
}

/// A value of an enum.
struct EnumValueDefinition: Sendable {
    let name: String
    let description: String?
    let deprecationReason: String?
}

/// A directive that documents of the schema can use.
final class DirectiveDefinition: Sendable {
    let nameID: NameTable.ID
    let name: String
    let description: String?
    let arguments: [InputValueDefinition]
    let locations: [DirectiveLocation]
    let isRepeatable: Bool

    init(
        nameID: NameTable.ID,
        name: String,
        description: String?,
        arguments: [InputValueDefinition],
        locations: [DirectiveLocation],
        isRepeatable: Bool
    ) {
        self.nameID = nameID
        self.name = name
        self.description = description
        self.arguments = arguments
        self.locations = locations
        self.isRepeatable = isRepeatable
    }

    func argument(_ name: NameTable.ID) -> InputValueDefinition? {
        name == NameTable.none ? nil : arguments.first { $0.nameID == name }
    }
}
