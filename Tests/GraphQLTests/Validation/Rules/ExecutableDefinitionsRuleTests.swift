import Testing

@testable import GraphQL

@Suite struct ExecutableDefinitionsRuleTests {
    @Test(arguments: [
        "{ hello }",
        "{ ...F } fragment F on Query { hello }",
    ])
    func `operations and fragments are executed`(document: String) throws {
        #expect(try ValidationSample.places(document) == [])
    }

    @Test(arguments: [
        ("{ hello } type T { a: Int }", ["1:11"]),
        ("{ hello } extend type Query { a: Int }", ["1:11"]),
        ("{ hello } schema { query: Query }", ["1:11"]),
        ("{ hello } directive @x on FIELD", ["1:11"]),
    ])
    func `definitions of a schema are not`(document: String, places: [String]) throws {
        #expect(try ValidationSample.places(document) == places)
    }
}
