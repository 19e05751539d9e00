/// The complete, valid types and directives of a schema, against which requests are validated and executed.
final class TypeSystem: Sendable {
    let description: String?
    /// The names of all types, fields, arguments, enum values and directives.
    let names: NameTable
    /// The types, indexed by their number.
    let types: [TypeDefinition]
    let directives: [DirectiveDefinition]
    let query: TypeDefinition
    let mutation: TypeDefinition?
    let subscription: TypeDefinition?
    let metaFields: MetaFields
    /// Type numbers, indexed by name number; -1 for names that are not type names.
    private let typesByName: [TypeDefinition.ID]

    /// - Parameter types: The types, each at the index of its number.
    init(
        description: String?,
        names: NameTable,
        types: [TypeDefinition],
        directives: [DirectiveDefinition],
        query: TypeDefinition,
        mutation: TypeDefinition?,
        subscription: TypeDefinition?,
        metaFields: MetaFields
    ) {
        self.description = description
        self.names = names
        self.types = types
        self.directives = directives
        self.query = query
        self.mutation = mutation
        self.subscription = subscription
        self.metaFields = metaFields
        var typesByName = [TypeDefinition.ID](repeating: -1, count: names.count)
        for type in types { typesByName[Int(type.nameID)] = type.id }
        self.typesByName = typesByName
    }

    subscript(id: TypeDefinition.ID) -> TypeDefinition { types[Int(id)] }

    /// Returns the type with a name number.
    func type(_ name: NameTable.ID) -> TypeDefinition? {
        guard name != NameTable.none, typesByName[Int(name)] >= 0 else { return nil }
        return types[Int(typesByName[Int(name)])]
    }

    func type(named name: String) -> TypeDefinition? { type(names.find(name)) }

    /// Returns the field of a type with a name number, including introspection fields.
    func field(_ name: NameTable.ID, of type: TypeDefinition) -> FieldDefinition? {
        if let field = type.field(name) { return field }
        if name == metaFields.typename.nameID { return type.isComposite ? metaFields.typename : nil }
        guard type === query else { return nil }
        if name == metaFields.schema.nameID { return metaFields.schema }
        return name == metaFields.type.nameID ? metaFields.type : nil
    }

    /// Returns the named type inside all lists of a reference.
    func named(_ reference: TypeReference) -> TypeDefinition { self[reference.type] }

    func directive(_ name: NameTable.ID) -> DirectiveDefinition? {
        name == NameTable.none ? nil : directives.first { $0.nameID == name }
    }

    func rootType(of operation: SyntaxNode) -> TypeDefinition? {
        if operation.flags.contains(.mutation) { return mutation }
        if operation.flags.contains(.subscription) { return subscription }
        return query
    }

    /// Returns whether values of one type are always valid where another type is expected.
    ///
    /// Source: the specification, `IsSubType` and section 3.6 (covariant implementation of fields).
    func isSubtype(_ type: TypeReference, of other: TypeReference) -> Bool {
        if other.isNonNull && !type.isNonNull { return false }
        guard type.isList == other.isList else { return false }
        if type.isList { return isSubtype(type.item, of: other.item) }
        let wide = self[other.type]
        let narrow = self[type.type]
        return wide === narrow || wide.isAbstract && wide.mayBe(narrow.id)
            || wide.kind == .interface && narrow.interfaces.contains(wide.id)
    }

    /// Returns a reference in GraphQL notation, such as `[Int!]!`.
    func text(_ reference: TypeReference) -> String {
        let text = reference.isList ? "[\(self.text(reference.item))]" : self[reference.type].name
        return reference.isNonNull ? text + "!" : text
    }
}

/// The fields that no type declares: `__typename` on every composite type, `__schema` and `__type` on the query type.
struct MetaFields: Sendable {
    let typename: FieldDefinition
    let schema: FieldDefinition
    let type: FieldDefinition
}
