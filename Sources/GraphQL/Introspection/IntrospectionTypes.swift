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
        "What a service can do: its types, its directives, and where each kind of operation begins."
        type __Schema {
          description: String
          "All types, those of introspection included."
          types: [__Type!]!
          queryType: __Type!
          mutationType: __Type
          subscriptionType: __Type
          directives(includeDeprecated: Boolean! = false): [__Directive!]!
        }

        "A type, or a list or non-null wrapper around one; `kind` tells which members have a value."
        type __Type {
          kind: __TypeKind!
          name: String
          description: String
          "Where a scalar is specified."
          specifiedByURL: String
          "Of objects and interfaces."
          fields(includeDeprecated: Boolean! = false): [__Field!]
          "Of objects and interfaces: what they implement."
          interfaces: [__Type!]
          "Of interfaces and unions: the objects their values may be."
          possibleTypes: [__Type!]
          enumValues(includeDeprecated: Boolean! = false): [__EnumValue!]
          inputFields(includeDeprecated: Boolean! = false): [__InputValue!]
          "Of lists and non-null types: what is inside."
          ofType: __Type
          "Of input objects: whether exactly one field is given."
          isOneOf: Boolean
        }

        "What a type is."
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
          "The default, as it is written in the language."
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

        "A directive, and where it may stand."
        type __Directive {
          name: String!
          description: String
          isRepeatable: Boolean!
          locations: [__DirectiveLocation!]!
          args(includeDeprecated: Boolean! = false): [__InputValue!]!
        }

        "A place where a directive may stand."
        enum __DirectiveLocation {
          \(DirectiveLocation.allCases.map(\.rawValue).joined(separator: " "))
        }
        """
}
