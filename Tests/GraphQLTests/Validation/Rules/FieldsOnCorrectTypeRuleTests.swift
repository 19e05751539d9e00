import Testing

@testable import GraphQL

@Suite struct FieldsOnCorrectTypeRuleTests {
    @Test(arguments: [
        "{ hello a: hello viewer { ... on Node { id } __typename } }",
        #"{ __schema { description } __type(name: "User") { name } __typename }"#,
        "{ feed { __typename ... on Photo { tag } } }",
    ])
    func `fields of the type are known`(document: String) throws {
        #expect(try ValidationSample.places(document) == [])
    }

    @Test(arguments: [
        ("{ helo }", ["1:3"]),
        ("{ viewer { x: nme } }", ["1:12"]),
        ("{ feed { id } }", ["1:10"]),
        ("{ node(id: 1) { name } }", ["1:17"]),
        ("{ viewer { __schema { description } } }", ["1:12"]),
        ("{ viewer { ... { nme } } }", ["1:18"]),
    ])
    func `others are not`(document: String, places: [String]) throws {
        #expect(try ValidationSample.places(document) == places)
    }
}
