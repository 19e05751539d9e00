/// The introspection types of a schema.
///
/// Source: the specification of September 2025, section 4.2.
enum IntrospectionTypes {
    static let blueprints: [TypeBlueprint] = {
        do throws(GraphQLError) {
            return SchemaDefinitionReader.blueprint(of: try Document(parsing: definitions)).types.map(resolved)
        } catch {
            preconditionFailure("The introspection types are not valid: \(error)")
        }
    }()

    /// Returns the type with resolvers for its fields.
    private static func resolved(_ type: TypeBlueprint) -> TypeBlueprint {
        var type = type
        for index in type.fields.indices {
            type.fields[index].resolver = IntrospectionResolvers.resolver(of: type.fields[index].name, in: type.name)
        }
        return type
    }

    private static let definitions = """
        "The schema of a service: its types, its directives and the root type of each kind of operation."
        type __Schema {
          description: String
          "All types, including the introspection types."
          types: [__Type!]!
          queryType: __Type!
          mutationType: __Type
          subscriptionType: __Type
          directives(includeDeprecated: Boolean! = false): [__Directive!]!
        }

        "A type, or a list or non-null wrapper of a type; `kind` determines which fields are non-null."
        type __Type {
          kind: __TypeKind!
          name: String
          description: String
          "The URL of the specification of a scalar."
          specifiedByURL: String
          "The fields of an object or interface."
          fields(includeDeprecated: Boolean! = false): [__Field!]
          "The interfaces that an object or interface implements."
          interfaces: [__Type!]
          "The possible object types of an interface or union."
          possibleTypes: [__Type!]
          enumValues(includeDeprecated: Boolean! = false): [__EnumValue!]
          inputFields(includeDeprecated: Boolean! = false): [__InputValue!]
          "The type wrapped by a list or non-null type."
          ofType: __Type
          "Whether an input object requires exactly one field."
          isOneOf: Boolean
        }

        "The kind of a type."
        enum __TypeKind { SCALAR OBJECT INTERFACE UNION ENUM INPUT_OBJECT LIST NON_NULL }

        "A field of an object or an interface."
        type __Field {
          name: String!
          description: String
          args(includeDeprecated: Boolean! = false): [__InputValue!]!
          type: __Type!
          isDeprecated: Boolean!
          deprecationReason: String
        }

        "An argument, or a field of an input object."
        type __InputValue {
          name: String!
          description: String
          type: __Type!
          "The default value as a GraphQL literal."
          defaultValue: String
          isDeprecated: Boolean!
          deprecationReason: String
        }

        "A value of an enum."
        type __EnumValue {
          name: String!
          description: String
          isDeprecated: Boolean!
          deprecationReason: String
        }

        "A directive and its valid locations."
        type __Directive {
          name: String!
          description: String
          isRepeatable: Boolean!
          locations: [__DirectiveLocation!]!
          args(includeDeprecated: Boolean! = false): [__InputValue!]!
        }

        "A location where a directive is valid."
        enum __DirectiveLocation {
          \(DirectiveLocation.allCases.map(\.rawValue).joined(separator: " "))
        }
        """
}
