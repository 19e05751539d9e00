import Testing

@testable import GraphQL

@Suite struct PossibleFragmentSpreadsRuleTests {
    @Test(arguments: [
        "{ viewer { ... on User { id } ... on Node { id } } }",
        "{ feed { ... on Photo { id } ... on Node { id } ...F } } fragment F on Link { id }",
        "{ node(id: 1) { ... on Item { __typename } } }",
    ])
    func `a fragment may be on what an object can be`(document: String) throws {
        #expect(try ValidationSample.places(document) == [])
    }

    @Test(arguments: [
        ("{ viewer { ... on Photo { id } } }", ["1:12"]),
        ("{ feed { ... on User { id } } }", ["1:10"]),
        ("{ viewer { ...F } } fragment F on Item { __typename }", ["1:12"]),
        ("{ feed { ... on Photo { ... on Link { id } } } }", ["1:25"]),
    ])
    func `others never apply`(document: String, places: [String]) throws {
        #expect(try ValidationSample.places(document) == places)
    }
}
