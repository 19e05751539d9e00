/// The resolvers of introspection, by type and field.
///
/// They read the parts of a type system: a `__Type` is a `TypeReference`, a `__Field` is a `FieldDefinition`, an
/// `__InputValue` is an `InputValueDefinition`, and so on. A `__Schema` is `Void`, because each execution has one
/// schema.
///
/// Source: the specification of September 2025, section 4.
enum IntrospectionResolvers {
    /// Returns the resolver of a field; nil when the field does not exist.
    static func resolver(of field: String, in type: String) -> (any FieldResolver)? { all[type]?[field] }

    /// The field `__schema` of the query type.
    static let schemaField = IntrospectionResolver<Void> { _, writer in writer.write(object: ()) }

    /// The field `__type` of the query type.
    static let typeField = IntrospectionResolver<Void>(arguments: ["name"]) { _, writer in
        guard case .string(let name)? = writer.arguments["name"] else { return writer.writeNull() }
        return writer.write(object: writer.system.type(named: name).map { TypeReference($0.id) })
    }

    private static let all: [String: [String: any FieldResolver]] = [
        "__Schema": schema,
        "__Type": type,
        "__Field": field,
        "__InputValue": inputValue,
        "__EnumValue": enumValue,
        "__Directive": directive,
    ]

    private static let schema: [String: any FieldResolver] = [
        "description": IntrospectionResolver<Void> { _, writer in writer.write(writer.system.description) },
        "types": IntrospectionResolver<Void> { _, writer in
            writer.write(objects: writer.system.types.map { TypeReference($0.id) })
        },
        "queryType": IntrospectionResolver<Void> { _, writer in
            writer.write(object: TypeReference(writer.system.query.id))
        },
        "mutationType": IntrospectionResolver<Void> { _, writer in
            writer.write(object: writer.system.mutation.map { TypeReference($0.id) })
        },
        "subscriptionType": IntrospectionResolver<Void> { _, writer in
            writer.write(object: writer.system.subscription.map { TypeReference($0.id) })
        },
        "directives": IntrospectionResolver<Void>(arguments: ["includeDeprecated"]) { _, writer in
            writer.write(objects: writer.system.directives)
        },
    ]

    private static let field: [String: any FieldResolver] = [
        "name": IntrospectionResolver<FieldDefinition> { field, writer in writer.write(field.name) },
        "description": IntrospectionResolver<FieldDefinition> { field, writer in writer.write(field.description) },
        "args": IntrospectionResolver<FieldDefinition>(arguments: ["includeDeprecated"]) { field, writer in
            writer.write(objects: writer.shown(field.arguments))
        },
        "type": IntrospectionResolver<FieldDefinition> { field, writer in writer.write(object: field.type) },
        "isDeprecated": IntrospectionResolver<FieldDefinition> { field, writer in
            writer.write(field.deprecationReason != nil)
        },
        "deprecationReason": IntrospectionResolver<FieldDefinition> { field, writer in
            writer.write(field.deprecationReason)
        },
    ]

    private static let inputValue: [String: any FieldResolver] = [
        "name": IntrospectionResolver<InputValueDefinition> { value, writer in writer.write(value.name) },
        "description": IntrospectionResolver<InputValueDefinition> { value, writer in writer.write(value.description) },
        "type": IntrospectionResolver<InputValueDefinition> { value, writer in writer.write(object: value.type) },
        "defaultValue": IntrospectionResolver<InputValueDefinition> { value, writer in
            writer.write(value.defaultValue?.literal)
        },
        "isDeprecated": IntrospectionResolver<InputValueDefinition> { value, writer in
            writer.write(value.deprecationReason != nil)
        },
        "deprecationReason": IntrospectionResolver<InputValueDefinition> { value, writer in
            writer.write(value.deprecationReason)
        },
    ]

    private static let enumValue: [String: any FieldResolver] = [
        "name": IntrospectionResolver<EnumValueDefinition> { value, writer in writer.write(value.name) },
        "description": IntrospectionResolver<EnumValueDefinition> { value, writer in writer.write(value.description) },
        "isDeprecated": IntrospectionResolver<EnumValueDefinition> { value, writer in
            writer.write(value.deprecationReason != nil)
        },
        "deprecationReason": IntrospectionResolver<EnumValueDefinition> { value, writer in
            writer.write(value.deprecationReason)
        },
    ]

    private static let directive: [String: any FieldResolver] = [
        "name": IntrospectionResolver<DirectiveDefinition> { directive, writer in writer.write(directive.name) },
        "description": IntrospectionResolver<DirectiveDefinition> { directive, writer in
            writer.write(directive.description)
        },
        "isRepeatable": IntrospectionResolver<DirectiveDefinition> { directive, writer in
            writer.write(directive.isRepeatable)
        },
        "locations": IntrospectionResolver<DirectiveDefinition> { directive, writer in
            writer.write(names: directive.locations.map(\.rawValue))
        },
        "args": IntrospectionResolver<DirectiveDefinition>(arguments: ["includeDeprecated"]) { directive, writer in
            writer.write(objects: writer.shown(directive.arguments))
        },
    ]
}

extension IntrospectionWriter {
    /// Returns the arguments or input fields that the request includes.
    func shown(_ values: [InputValueDefinition]) -> [InputValueDefinition] {
        includesDeprecated ? values : values.filter { $0.deprecationReason == nil }
    }
}
