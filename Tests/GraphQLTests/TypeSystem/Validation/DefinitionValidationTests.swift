import Testing

@testable import GraphQL

@Suite struct DefinitionValidationTests {
    /// Returns the errors with their locations, in the form `message @ 1:2 3:4`.
    private func errors(_ sdl: String) throws -> [String] {
        try DefinitionValidation.errors(in: Document(parsing: sdl)).map { error in
            error.message + " @ " + error.locations.map { "\($0.line):\($0.column)" }.joined(separator: " ")
        }
    }

    @Test(arguments: [
        "type Query { a: Int } extend type Query { b: Int }",
        "extend schema { mutation: M } schema { query: Q } type Q { a: Int } type M { b: Int }",
        "directive @d(x: Int) repeatable on OBJECT | SCHEMA type Query @d(x: 1) @d { a: Int } extend schema @d",
        "type T { a: Int @deprecated(reason: \"no\") b(x: Int @deprecated): Int } scalar S @specifiedBy(url: \"u\")",
        "type Query { a: Int } query Q { a @include(if: true) }",
        "directive @d(x: Int) on OBJECT type T @d(x: \"left to its reader\") { a: __Type }",
    ])
    func `a sound document has no errors`(sdl: String) throws {
        #expect(try errors(sdl) == [])
    }

    @Test(arguments: [
        (
            "schema { query: A } schema { mutation: A } type A",
            "The schema is defined more than once. @ 1:21"
        ),
        ("schema { query: A query: A } type A", "The schema sets its query type twice. @ 1:10 1:19"),
        ("type A enum A { B }", "The type A is defined twice. @ 1:6 1:13"),
        ("\"d\" type A \"\"\"d\"\"\" type A", "The type A is defined twice. @ 1:10 1:25"),
        ("type A { a: Int a: Int }", "The field A.a is defined twice. @ 1:10 1:17"),
        ("type A { a: Int } extend type A { a: Int }", "The field A.a is defined twice. @ 1:10 1:35"),
        ("type A { a(x: Int x: Int): Int }", "The argument A.a(x:) is defined twice. @ 1:12 1:19"),
        ("input A { a: Int a: Int }", "The field A.a is defined twice. @ 1:11 1:18"),
        ("enum A { B C B }", "The value A.B is defined twice. @ 1:10 1:14"),
        ("directive @d on FIELD directive @d on FIELD", "The directive @d is defined twice. @ 1:12 1:34"),
        ("directive @d(x: Int x: Int) on FIELD", "The argument @d(x:) is defined twice. @ 1:14 1:21"),
        ("input A { a: A = { a: 1 a: 2 a: 3 } }", "The input field \"a\" is given more than once. @ 1:20 1:25 1:30"),
    ])
    func `nothing is declared or given twice`(sdl: String, error: String) throws {
        #expect(try errors(sdl) == [error])
    }

    @Test(arguments: [
        ("type A { a: Strin }", "Unknown type \"Strin\"; did you mean \"String\"? @ 1:13"),
        ("union U = A | X type A", "Unknown type \"X\"; did you mean \"U\"? @ 1:15"),
        ("fragment F on Nowhere { a }", "Unknown type \"Nowhere\". @ 1:15"),
        ("extend type Moment { a: Int }", "The type Moment is extended but not defined. @ 1:13"),
        ("extend scalar Int @specifiedBy(url: \"u\")", "The type Int is extended but not defined. @ 1:15"),
        ("type A extend enum A { B }", "The type A is an object type and cannot be extended as an enum. @ 1:1 1:8"),
    ])
    func `types that are mentioned or extended are there`(sdl: String, error: String) throws {
        #expect(try errors(sdl) == [error])
    }

    @Test(arguments: [
        ("type A { a: Int @deprecate }", "Unknown directive \"@deprecate\"; did you mean \"deprecated\"? @ 1:17"),
        ("type A @deprecated { a: Int }", "The directive @deprecated is not allowed on OBJECT. @ 1:8"),
        (
            "type A { a: Int @deprecated @deprecated }",
            "The directive @deprecated is used twice in one location but is not repeatable. @ 1:17 1:29"
        ),
        (
            "directive @d on OBJECT type A @d extend type A @d",
            "The directive @d is used twice in one location but is not repeatable. @ 1:31 1:48"
        ),
        ("scalar S @specifiedBy", "The argument @specifiedBy(url:) of type String! is required. @ 1:10"),
        ("scalar S @specifiedBy(url: 5)", "The argument @specifiedBy(url:) must be a String!, found 5. @ 1:28"),
        (
            "directive @d on OBJECT type A @d(x: 1)",
            "The directive @d has no argument \"x\". @ 1:34"
        ),
        (
            "scalar S @specifiedBy(url: \"a\", url: \"b\")",
            "The argument \"url\" is given more than once. @ 1:23 1:33"
        ),
    ])
    func `directives are known and used as they are defined`(sdl: String, error: String) throws {
        #expect(try errors(sdl) == [error])
    }
}
