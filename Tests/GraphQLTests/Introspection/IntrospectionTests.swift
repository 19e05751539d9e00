import Testing

@testable import GraphQL

@Suite struct IntrospectionTests {
    private static let sdl = """
        "About all."
        schema { query: Root mutation: Change }
        "An identity."
        interface Node { id: ID! }
        type Root implements Node {
          id: ID!
          "Found by a key."
          node(by: Key! = {id: "1"}, old: Colour = RED @deprecated): Any @deprecated(reason: "No.")
          all(first: Int = 10): [[Node!]]!
        }
        type Change { set(colours: [Colour!]): Boolean }
        union Any = Root | Change
        enum Colour { RED "Not red." GREEN @deprecated }
        input Key @oneOf { id: ID at: [Float!] old: Int @deprecated(reason: "Old.") }
        scalar Date @specifiedBy(url: "https://example.org/date")
        directive @cost(weight: Int! = 1, old: Date @deprecated) repeatable on FIELD | OBJECT
        """

    private static let query = """
        {
          __schema { description queryType { name } mutationType { name } subscriptionType { name } __typename }
          root: __type(name: "Root") { ...T }
          any: __type(name: "Any") { ...T }
          node: __type(name: "Node") { ...T }
          colour: __type(name: "Colour") { ...T }
          key: __type(name: "Key") { ...T }
          date: __type(name: "Date") { ...T }
          none: __type(name: "Nobody") { ...T }
        }
        fragment T on __Type {
          kind name description specifiedByURL isOneOf
          fields(includeDeprecated: true) {
            name description args(includeDeprecated: true) { ...V } type { ...R } isDeprecated deprecationReason
          }
          shown: fields { name args { name } }
          interfaces { name } possibleTypes { name }
          enumValues(includeDeprecated: true) { name description isDeprecated deprecationReason } few: enumValues { name }
          inputFields(includeDeprecated: true) { ...V } fewer: inputFields { name }
          ofType { name }
        }
        fragment V on __InputValue { name type { ...R } defaultValue isDeprecated deprecationReason }
        fragment R on __Type { kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name } } } } }
        """

    /// The response of graphql-core 3.3 to the query, except for spaces in default values.
    private static let answer = #"""
        {"data":{"__schema":{"description":"About all.","queryType":{"name":"Root"},"mutationType":{"name":"Change"}\#
        ,"subscriptionType":null,"__typename":"__Schema"},\#
        "root":{"kind":"OBJECT","name":"Root","description":null,"specifiedByURL":null,"isOneOf":null,"fields":[{"na\#
        me":"id","description":null,"args":[],"type":{"kind":"NON_NULL","name":null,"ofType":{"kind":"SCALAR","name"\#
        :"ID","ofType":null}},"isDeprecated":false,"deprecationReason":null},{"name":"node","description":"Found b\#
        y a key.","args":[{"name":"by","type":{"kind":"NON_NULL","name":null,"ofType":{"kind":"INPUT_OBJECT","name":\#
        "Key","ofType":null}},"defaultValue":"{id: \"1\"}","isDeprecated":false,"deprecationReason":null},{"name":"o\#
        ld","type":{"kind":"ENUM","name":"Colour","ofType":null},"defaultValue":"RED","isDeprecated":true,"deprecati\#
        onReason":"No longer supported"}],"type":{"kind":"UNION","name":"Any","ofType":null},"isDeprecated":true,"de\#
        precationReason":"No."},{"name":"all","description":null,"args":[{"name":"first","type":{"kind":"SCALAR","na\#
        me":"Int","ofType":null},"defaultValue":"10","isDeprecated":false,"deprecationReason":null}],"type":{"kind":\#
        "NON_NULL","name":null,"ofType":{"kind":"LIST","name":null,"ofType":{"kind":"LIST","name":null,"ofType":{"ki\#
        nd":"NON_NULL","name":null,"ofType":{"kind":"INTERFACE","name":"Node"}}}}},"isDeprecated":false,"deprecation\#
        Reason":null}],"shown":[{"name":"id","args":[]},{"name":"all","args":[{"name":"first"}]}],"interfaces":[{"na\#
        me":"Node"}],"possibleTypes":null,"enumValues":null,"few":null,"inputFields":null,"fewer":null,"ofType":null\#
        },\#
        "any":{"kind":"UNION","name":"Any","description":null,"specifiedByURL":null,"isOneOf":null,"fields":null,"sh\#
        own":null,"interfaces":null,"possibleTypes":[{"name":"Root"},{"name":"Change"}],"enumValues":null,"few":null\#
        ,"inputFields":null,"fewer":null,"ofType":null},\#
        "node":{"kind":"INTERFACE","name":"Node","description":"An identity.","specifiedByURL":null,"isOneOf":null,"\#
        fields":[{"name":"id","description":null,"args":[],"type":{"kind":"NON_NULL","name":null,"ofType":{"kind":"S\#
        CALAR","name":"ID","ofType":null}},"isDeprecated":false,"deprecationReason":null}],"shown":[{"name":"id","ar\#
        gs":[]}],"interfaces":[],"possibleTypes":[{"name":"Root"}],"enumValues":null,"few":null,"inputFields":null,"\#
        fewer":null,"ofType":null},\#
        "colour":{"kind":"ENUM","name":"Colour","description":null,"specifiedByURL":null,"isOneOf":null,"fields":nul\#
        l,"shown":null,"interfaces":null,"possibleTypes":null,"enumValues":[{"name":"RED","description":null,"isDepr\#
        ecated":false,"deprecationReason":null},{"name":"GREEN","description":"Not red.","isDeprecated":true,"deprec\#
        ationReason":"No longer supported"}],"few":[{"name":"RED"}],"inputFields":null,"fewer":null,"ofType":null},\#
        "key":{"kind":"INPUT_OBJECT","name":"Key","description":null,"specifiedByURL":null,"isOneOf":true,"fields":n\#
        ull,"shown":null,"interfaces":null,"possibleTypes":null,"enumValues":null,"few":null,"inputFields":[{"name":\#
        "id","type":{"kind":"SCALAR","name":"ID","ofType":null},"defaultValue":null,"isDeprecated":false,"deprecatio\#
        nReason":null},{"name":"at","type":{"kind":"LIST","name":null,"ofType":{"kind":"NON_NULL","name":null,"ofTyp\#
        e":{"kind":"SCALAR","name":"Float","ofType":null}}},"defaultValue":null,"isDeprecated":false,"deprecationRea\#
        son":null},{"name":"old","type":{"kind":"SCALAR","name":"Int","ofType":null},"defaultValue":null,"isDeprecat\#
        ed":true,"deprecationReason":"Old."}],"fewer":[{"name":"id"},{"name":"at"}],"ofType":null},\#
        "date":{"kind":"SCALAR","name":"Date","description":null,"specifiedByURL":"https://example.org/date","isOneO\#
        f":null,"fields":null,"shown":null,"interfaces":null,"possibleTypes":null,"enumValues":null,"few":null,"inpu\#
        tFields":null,"fewer":null,"ofType":null},\#
        "none":null}}
        """#

    private func answer(_ query: String, options: SchemaOptions = SchemaOptions()) async throws -> String {
        let schema = try Schema<NoRoots>(sdl: Self.sdl, options: options)
        return await schema.execute(GraphQLRequest(query), in: NoRoots()).description
    }

    @Test func `a schema describes its types as other implementations do`() async throws {
        #expect(try await answer(Self.query) == Self.answer)
    }

    @Test func `directives are described with what every schema has`() async throws {
        let answer = try await answer("{ __schema { directives { name isRepeatable locations args { name } } } }")

        #expect(
            answer.contains(
                #"{"name":"cost","isRepeatable":true,"locations":["FIELD","OBJECT"],"args":[{"name":"weight"}]}"#
            )
        )
        for name in ["include", "skip", "deprecated", "specifiedBy", "oneOf"] {
            #expect(answer.contains("{\"name\":\"\(name)\","))
        }
    }

    @Test func `every field of introspection has a resolver`() {
        for type in IntrospectionTypes.blueprints {
            for field in type.fields { #expect(field.resolver != nil, "\(type.name).\(field.name)") }
        }
    }

    @Test(arguments: [
        "{ __schema { description } }", "{ a: __type(name: \"Root\") { name } }",
        "{ ...F } fragment F on Root { __schema { description } }",
    ])
    func `a schema that does not describe itself says so`(query: String) async throws {
        var options = SchemaOptions()
        options.allowsIntrospection = false

        let answer = try await answer(query, options: options)

        #expect(answer.contains("cannot be selected: introspection is disabled."))
        #expect(!answer.contains("\"data\""))
    }

    @Test func `the names of types are no secret`() async throws {
        var options = SchemaOptions()
        options.allowsIntrospection = false

        #expect(try await answer("{ __typename }", options: options) == #"{"data":{"__typename":"Root"}}"#)
    }

    @Test func `a mutation does not describe the schema`() async throws {
        #expect(try await answer("mutation { __schema { description } }").contains("\"errors\""))
    }
}

/// Root objects without values.
private struct NoRoots: DynamicRoots, DynamicObject {
    var query: any DynamicObject { self }
    var mutation: any DynamicObject { self }
    var subscription: any DynamicObject { self }
    var typeName: String? { nil }

    func value(of field: DynamicField) -> DynamicValue { .null }
}
