import Testing

@testable import GraphQL

/// Tests of the type system's rules with schemas that each violate one of them.
@Suite struct SchemaValidationTests {
    /// A valid schema with types for the examples.
    private static let base = """
        type Query { a: Int }
        type A { a: Int }
        type B { b: Int }
        interface Named { name: String }
        enum Colour { RED GREEN }
        input Point { x: Int! y: Int = 0 }

        """

    private func errors(_ definitions: String, base: String = SchemaValidationTests.base) -> [GraphQLError] {
        do throws(SchemaError) {
            _ = try TypeSystem(sdl: base + definitions)
            return []
        } catch {
            return error.errors
        }
    }

    @Test(arguments: [
        "type T { f(a: Int! = 1 @deprecated): Int }",
        "interface N { f: Named } type T implements N { f: M } type M implements Named { name: String! }",
        "union U = A | B interface N { f: [U] } type T implements N { f: [A!]! }",
        "interface N { f(a: Int): Int } type T implements N { f(a: Int, b: Int, c: Int! = 1): Int }",
        "interface N { f: Int @deprecated } type T implements N { f: Int @deprecated }",
        "input I { i: I j: [I!]! k: I @deprecated }",
        "input I { j: [I!]! } input J @oneOf { i: J s: String }",
        "input I { p: Point = { x: 1 } q: [Point!] = { x: 1 } }",
        "input I { i: I = { i: null } }",
        "scalar Any type T { f(a: Any = { b: [RED, 1.5] }, c: ID = 4, d: Float = 3, e: [[Int]] = 1): Int }",
        "scalar String",
        "directive @d(p: Point = { x: 1 }) repeatable on OBJECT | OBJECT",
        "directive @d(a: Int @d) on ARGUMENT_DEFINITION",
    ])
    func `a sound schema has no errors`(definitions: String) {
        #expect(errors(definitions).isEmpty)
    }

    @Test(arguments: [
        ("type T", "The type T has no fields; at least one is required."),
        (
            "type T { __f: Int }",
            "The name of the field __f begins with two underscores, which are reserved for introspection."
        ),
        (
            "type __T { f: Int }",
            "The name of the type __T begins with two underscores, which are reserved for introspection."
        ),
        ("type T { f: Point }", "The type of the field T.f must be an output type, but Point is an input object."),
        ("type T { f(a: A): Int }", "The type of the argument T.f(a:) must be an input type, but A is an object type."),
        (
            "type T { f(a: Int! @deprecated): Int }",
            "The argument T.f(a:) is required and must not be deprecated; add a default value or make its type nullable."
        ),
        ("enum ID { A }", "The type ID has the name of a built-in scalar."),
        ("union U", "The union U has no members; at least one is required."),
        ("union U = A | Named", "The members of the union U must be object types, but Named is an interface."),
        ("union U = A | B | A", "The union U contains A twice."),
        ("enum E", "The enum E has no values; at least one is required."),
        ("input I", "The input object I has no fields; at least one is required."),
        ("input I { f: A }", "The type of the input field I.f must be an input type, but A is an object type."),
        (
            "input I { f: Int! @deprecated }",
            "The input field I.f is required and must not be deprecated; add a default value or make its type nullable."
        ),
        ("input I @oneOf { f: Int! }", "The input field I.f of a one-of object must have a nullable type."),
        ("input I @oneOf { f: Int = 1 }", "The input field I.f of a one-of object must not have a default value."),
        (
            "directive @d(a: A) on FIELD",
            "The type of the argument @d(a:) must be an input type, but A is an object type."
        ),
        (
            "directive @__d on FIELD",
            "The name of the directive __d begins with two underscores, which are reserved for introspection."
        ),
    ])
    func `a type that breaks a rule is refused`(definitions: String, message: String) {
        #expect(errors(definitions).map(\.message) == [message])
    }

    @Test(arguments: [
        ("type T implements Named { a: Int }", "The type T implements Named but has no field \"name\"."),
        ("type T implements A { a: Int }", "The type T implements A, which is an object type."),
        ("type T implements Named & Named { name: String }", "The type T implements Named twice."),
        ("interface N implements N { a: Int }", "The interface N must not implement itself."),
        (
            "interface N implements Named { name: String } type T implements N { name: String }",
            "The type T must implement Named too, because N does."
        ),
        (
            "type T implements Named { name: [String] }",
            "The field T.name has the type [String], but Named.name requires String."
        ),
        (
            "interface N { f(a: Int): Int } type T implements N { f: Int }",
            "The field T.f is missing the argument \"a\" of N.f."
        ),
        (
            "interface N { f(a: Int): Int } type T implements N { f(a: Int!): Int }",
            "The argument T.f(a:) has the type Int!, but N.f requires Int."
        ),
        (
            "interface N { f: Int } type T implements N { f(a: Int!): Int }",
            "The argument T.f(a:) must not be required, because N.f does not have it."
        ),
        (
            "interface N { f: Int } type T implements N { f: Int @deprecated }",
            "The field T.f must not be deprecated while N.f is not."
        ),
    ])
    func `a type fulfils the interfaces it claims`(definitions: String, message: String) {
        #expect(errors(definitions).map(\.message) == [message])
    }

    @Test func `interfaces that implement each other are both refused`() {
        let messages = errors("interface M implements N { a: Int } interface N implements M { a: Int }").map(\.message)

        #expect(
            messages == [
                "The interfaces M and N must not implement each other.",
                "The interfaces N and M must not implement each other.",
            ]
        )
    }

    @Test(arguments: [
        ("type T { a: Int }", "A schema requires a query type, but none is declared."),
        ("scalar Query", "The query type must be an object type, but Query is a scalar."),
        (
            "schema { query: Q mutation: Q } type Q { a: Int }",
            "The mutation type must differ from the query type, but both are Q."
        ),
    ])
    func `operations begin at different objects`(definitions: String, message: String) {
        #expect(errors(definitions, base: "").map(\.message) == [message])
    }

    @Test(arguments: [
        ("input I { i: I! }", "The input object I has no finite value: it requires itself through I.i."),
        (
            "input I { a: Int! j: J! } input J { b: Int i: I! }",
            "The input object I has no finite value: it requires itself through I.j, J.i."
        ),
        ("input I @oneOf { i: I }", "The input object I has no finite value: it requires itself through I.i."),
        ("input I { j: J! } input J @oneOf { i: I j: J }", nil),
    ])
    func `an input object does not need itself`(definitions: String, message: String?) {
        let messages = errors(definitions).map(\.message)

        #expect(!messages.isEmpty)
        if let message { #expect(messages == [message]) }
    }

    @Test(arguments: [
        (
            "input I { i: I = {} }",
            "The default value of the input field I.i contains itself through the default value of I.i."
        ),
        (
            "input I { j: J = {} } input J { i: [I] = [{}] }",
            "The default value of the input field I.j contains itself through the default value of J.i, I.j."
        ),
    ])
    func `a default does not contain itself`(definitions: String, message: String) {
        #expect(errors(definitions).map(\.message) == [message])
    }

    @Test(arguments: [
        (
            "type T { f(a: Int = \"s\"): Int }",
            "The default value of T.f(a:) is not valid: expected an Int, found \"s\".", 21
        ),
        (
            "input I { f: Int! = null }",
            "The default value of I.f is not valid: expected a value of type Int!, found null.",
            21
        ),
        (
            "directive @d(p: [Point] = [{ x: 1 }, { x: true }]) on FIELD",
            "The default value of @d(p:) is not valid at [1].x: expected an Int, found true.", 43
        ),
        (
            "type T { f(p: Point = { y: 1 }): Int }",
            "The default value of T.f(p:) is not valid: the field \"x\" of type Int! is required, none was given.", 23
        ),
        (
            "type T { f(c: Colour = BLUE): Int }",
            "The default value of T.f(c:) is not valid: the enum Colour has no value \"BLUE\".", 24
        ),
    ])
    func `a default is of its type`(definitions: String, message: String, column: Int) throws {
        let errors = errors(definitions)

        #expect(errors.map(\.message) == [message])
        #expect(try #require(errors.first).locations == [SourceLocation(line: 7, column: column)])
    }

    @Test func `a schema declared in Swift is validated by the same rules, including names`() {
        var blueprint = SchemaBlueprint(
            types: [
                TypeBlueprint(
                    kind: .object,
                    name: "Query",
                    fields: [
                        FieldBlueprint(name: "first name", type: TypeExpression(name: "Strin")),
                        FieldBlueprint(name: "a", type: TypeExpression(name: "Int")),
                        FieldBlueprint(name: "a", type: TypeExpression(name: "Int")),
                    ]
                ),
                TypeBlueprint(kind: .enumeration, name: "E", enumValues: [EnumValueBlueprint(name: "true")]),
            ],
            directives: [DirectiveBlueprint(name: "d", locations: [])]
        )
        blueprint.query = SchemaBlueprint.RootBlueprint(type: "Query")

        #expect(
            SchemaValidation.errors(in: blueprint).map(\.message) == [
                "The directive @d has no locations; at least one is required.",
                "The name of the field \"first name\" is invalid; use letters, digits and underscores, and no digit first.",
                "Unknown type \"Strin\" in the field Query.first name; did you mean \"String\"?",
                "The field Query.a is declared twice.",
                "The enum E cannot have the value true, which is a reserved word.",
            ]
        )
    }

    @Test func `no more errors are collected than a person would read`() {
        let types = (0..<500).map { "type T\($0)" }.joined(separator: "\n")

        #expect(errors(types).count == SchemaFaults.limit)
    }

    @Test func `a chain of ten thousand input objects is walked without recursion`() {
        let chain = (0..<10_000).map { "input I\($0) { i: I\(($0 + 1) % 10_000)! }" }.joined(separator: "\n")

        #expect(errors(chain).map(\.locations.count) == [SchemaFaults.maximumLocations])
    }
}
