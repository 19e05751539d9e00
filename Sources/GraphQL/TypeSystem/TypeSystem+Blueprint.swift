extension TypeSystem {
    /// Compiles a blueprint into a type system.
    ///
    /// - Precondition: The blueprint is valid: `SchemaValidation` reports no errors.
    convenience init(compiling blueprint: SchemaBlueprint) {
        var compiler = BlueprintCompiler(blueprint.addingBuiltIns())
        let types = compiler.compileTypes()
        let directives = compiler.compileDirectives()
        let metaFields = compiler.compileMetaFields()
        self.init(
            description: blueprint.description,
            names: compiler.names,
            types: types,
            directives: directives,
            query: types[Int(compiler.id(blueprint.query!.type))],
            mutation: blueprint.mutation.map { types[Int(compiler.id($0.type))] },
            subscription: blueprint.subscription.map { types[Int(compiler.id($0.type))] },
            metaFields: metaFields
        )
    }
}

/// A compiler for blueprints, which resolves names to numbers and adds everything implicit.
struct BlueprintCompiler {
    let blueprint: SchemaBlueprint
    private(set) var names = NameTable()
    private let ids: [String: TypeDefinition.ID]

    init(_ blueprint: SchemaBlueprint) {
        self.blueprint = blueprint
        ids = Dictionary(
            blueprint.types.enumerated().map { ($1.name, TypeDefinition.ID($0)) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    func id(_ name: String) -> TypeDefinition.ID { ids[name]! }

    mutating func compileTypes() -> [TypeDefinition] {
        let possible = possibleTypes()
        return blueprint.types.enumerated().map { index, type in
            for value in type.enumValues { _ = names.intern(value.name) }
            return TypeDefinition(
                id: TypeDefinition.ID(index),
                kind: type.kind,
                nameID: names.intern(type.name),
                name: type.name,
                description: type.description,
                fields: type.fields.map { compile($0) },
                interfaces: type.interfaces.map { id($0.name) },
                possibleTypes: possible[index],
                enumValues: type.enumValues.map {
                    EnumValueDefinition(
                        name: $0.name,
                        description: $0.description,
                        deprecationReason: $0.deprecationReason
                    )
                },
                inputFields: type.inputFields.map { compile($0) },
                isOneOf: type.isOneOf,
                specifiedBy: type.specifiedBy,
                scalar: type.scalar,
                runtime: type.runtime
            )
        }
    }

    mutating func compileDirectives() -> [DirectiveDefinition] {
        blueprint.directives.map { directive in
            DirectiveDefinition(
                nameID: names.intern(directive.name),
                name: directive.name,
                description: directive.description,
                arguments: directive.arguments.map { compile($0) },
                locations: directive.locations,
                isRepeatable: directive.isRepeatable
            )
        }
    }

    /// Compiles the fields that no type declares.
    mutating func compileMetaFields() -> MetaFields {
        MetaFields(
            typename: compile(FieldBlueprint(name: "__typename", type: .init(name: "String", nonNull: 1))),
            schema: compile(
                FieldBlueprint(
                    name: "__schema",
                    type: .init(name: "__Schema", nonNull: 1),
                    resolver: IntrospectionResolvers.schemaField
                )
            ),
            type: compile(
                FieldBlueprint(
                    name: "__type",
                    arguments: [InputValueBlueprint(name: "name", type: .init(name: "String", nonNull: 1))],
                    type: .init(name: "__Type"),
                    resolver: IntrospectionResolvers.typeField
                )
            )
        )
    }

    /// Returns the possible object types of each type, by type number.
    private func possibleTypes() -> [[TypeDefinition.ID]] {
        var possible = [[TypeDefinition.ID]](repeating: [], count: blueprint.types.count)
        for (index, type) in blueprint.types.enumerated() {
            switch type.kind {
            case .object:
                possible[index] = [TypeDefinition.ID(index)]
                for interface in type.interfaces { possible[Int(id(interface.name))].append(TypeDefinition.ID(index)) }
            case .union: possible[index] = type.members.map { id($0.name) }
            default: break
            }
        }
        return possible
    }

    private mutating func compile(_ field: FieldBlueprint) -> FieldDefinition {
        FieldDefinition(
            nameID: names.intern(field.name),
            name: field.name,
            description: field.description,
            arguments: field.arguments.map { compile($0) },
            type: reference(field.type),
            deprecationReason: field.deprecationReason,
            resolver: field.resolver,
            cost: field.cost
        )
    }

    private mutating func compile(_ value: InputValueBlueprint) -> InputValueDefinition {
        InputValueDefinition(
            nameID: names.intern(value.name),
            name: value.name,
            description: value.description,
            type: reference(value.type),
            defaultValue: value.defaultValue,
            deprecationReason: value.deprecationReason
        )
    }

    private func reference(_ expression: TypeExpression) -> TypeReference {
        TypeReference(id(expression.name), lists: expression.lists, nonNull: expression.nonNull)
    }
}

extension SchemaBlueprint {
    /// Returns the blueprint with the built-in scalars and directives that it does not declare itself.
    func addingBuiltIns() -> SchemaBlueprint {
        var blueprint = self
        let types = Set(types.map(\.name))
        let directives = Set(directives.map(\.name))
        // A redeclared built-in scalar keeps its built-in coercion.
        for index in blueprint.types.indices where blueprint.types[index].kind == .scalar {
            guard let builtIn = BuiltInTypes.scalars.first(where: { $0.name == blueprint.types[index].name }) else {
                continue
            }
            blueprint.types[index].scalar = builtIn.scalar
        }
        blueprint.types += BuiltInTypes.scalars.filter { !types.contains($0.name) } + IntrospectionTypes.blueprints
        blueprint.directives += BuiltInTypes.directives.filter { !directives.contains($0.name) }
        return blueprint
    }
}
