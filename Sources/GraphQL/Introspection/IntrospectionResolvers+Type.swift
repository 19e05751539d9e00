extension IntrospectionResolvers {
    /// The fields of `__Type`. Lists and non-null types have `ofType`; other types have the fields of their kind.
    static let type: [String: any FieldResolver] = [
        "kind": IntrospectionResolver<TypeReference> { type, writer in
            writer.write(type.isNonNull ? "NON_NULL" : type.isList ? "LIST" : writer.system.named(type).kind.rawValue)
        },
        "ofType": IntrospectionResolver<TypeReference> { type, writer in
            writer.write(object: type.isNonNull ? type.nullable : type.isList ? type.item : nil)
        },
        "name": resolver { type, writer in writer.write(type?.name) },
        "description": resolver { type, writer in writer.write(type?.description) },
        "specifiedByURL": resolver { type, writer in writer.write(type?.specifiedBy) },
        "isOneOf": resolver { type, writer in writer.write(type?.kind == .inputObject ? type?.isOneOf : nil) },
        "fields": resolver(arguments: ["includeDeprecated"]) { type, writer in
            guard let type, type.kind == .object || type.kind == .interface else { return writer.writeNull() }
            return writer.write(
                objects: writer.includesDeprecated ? type.fields : type.fields.filter { $0.deprecationReason == nil }
            )
        },
        "interfaces": resolver { type, writer in
            guard let type, type.kind == .object || type.kind == .interface else { return writer.writeNull() }
            return writer.write(objects: type.interfaces.map { TypeReference($0) })
        },
        "possibleTypes": resolver { type, writer in
            guard let type, type.isAbstract else { return writer.writeNull() }
            return writer.write(objects: type.possibleTypes.map { TypeReference($0) })
        },
        "enumValues": resolver(arguments: ["includeDeprecated"]) { type, writer in
            guard let type, type.kind == .enumeration else { return writer.writeNull() }
            return writer.write(
                objects: writer.includesDeprecated
                    ? type.enumValues : type.enumValues.filter { $0.deprecationReason == nil }
            )
        },
        "inputFields": resolver(arguments: ["includeDeprecated"]) { type, writer in
            guard let type, type.kind == .inputObject else { return writer.writeNull() }
            return writer.write(objects: writer.shown(type.inputFields))
        },
    ]

    /// Returns a resolver whose body receives the named type, or nil for lists and non-null types.
    private static func resolver(
        arguments: [String] = [],
        _ body: @escaping @Sendable (TypeDefinition?, IntrospectionWriter) -> Bool
    ) -> any FieldResolver {
        IntrospectionResolver<TypeReference>(arguments: arguments) { type, writer in
            body(type.isNonNull || type.isList ? nil : writer.system.named(type), writer)
        }
    }
}
