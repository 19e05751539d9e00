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
    /// Of objects and interfaces, in the order of the schema.
    let fields: [FieldDefinition]
    /// The names of the fields, at the same indices.
    private let fieldNames: [NameTable.ID]
    /// The interfaces that an object or an interface implements.
    let interfaces: [ID]
    /// The objects that a value of the type may be: the type itself, a union's members, an interface's implementations.
    let possibleTypes: [ID]
    private let possibleTypeSet: Set<ID>
    let enumValues: [EnumValueDefinition]
    let inputFields: [InputValueDefinition]
    /// Whether exactly one field of an input object is given.
    let isOneOf: Bool
    /// Where a scalar is specified.
    let specifiedBy: String?
    /// How the values of a scalar are checked and written.
    let scalar: ScalarCoercion?
    /// What of a Swift value belongs to this type; nil in a schema that is only described.
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
    /// Whether values of the type have fields to select.
    var isComposite: Bool { kind == .object || isAbstract }
    var isAbstract: Bool { kind == .interface || kind == .union }
    var isLeaf: Bool { kind == .scalar || kind == .enumeration }
    var isInput: Bool { isLeaf || kind == .inputObject }
    var isOutput: Bool { kind != .inputObject }

    /// A field by the number of its name in the schema.
    func field(_ name: NameTable.ID) -> FieldDefinition? {
        guard name != NameTable.none else { return nil }
        for index in fieldNames.indices where fieldNames[index] == name { return fields[index] }
        return nil
    }

    func inputField(named name: String) -> InputValueDefinition? { inputFields.first { $0.name == name } }

    /// An input field by the number of its name in the schema.
    func inputField(_ name: NameTable.ID) -> InputValueDefinition? {
        name == NameTable.none ? nil : inputFields.first { $0.nameID == name }
    }

    func enumValue(named name: String) -> EnumValueDefinition? { enumValues.first { $0.name == name } }

    /// Whether a value of this type may be an object of another.
    func mayBe(_ object: ID) -> Bool { object == id || possibleTypeSet.contains(object) }

    /// Whether there is an object that both types may be.
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
    /// Why the field should not be used any more; nil if it should.
    let deprecationReason: String?
    /// How its value is found; nil in a schema that is only described.
    let resolver: FieldResolver?
    /// What it costs; nil for the usual price.
    let cost: FieldCost?

    init(
        nameID: NameTable.ID,
        name: String,
        description: String?,
        arguments: [InputValueDefinition],
        type: TypeReference,
        deprecationReason: String?,
        resolver: FieldResolver?,
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
    /// What stands for a value that is not given, as it is written: it is coerced where it is used.
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

    /// Whether a value must be given.
    var isRequired: Bool { type.isNonNull && defaultValue == nil }
}

/// A value of an enum.
struct EnumValueDefinition: Sendable {
    let name: String
    let description: String?
    let deprecationReason: String?
}

/// A directive that documents of a schema may use.
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
