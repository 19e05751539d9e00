import Testing

@testable import GraphQL

@Suite struct FragmentsOnCompositeTypesRuleTests {
    @Test(arguments: [
        "{ viewer { ... on User { id } ... on Node { id } } feed { ... on Item { __typename } } }",
        "{ viewer { ... { id } } }",
    ])
    func `fragments are on objects, interfaces and unions`(document: String) throws {
        #expect(try ValidationSample.places(document) == [])
    }

    @Test(arguments: [
        ("{ viewer { ... on String { x } } }", ["1:19"]),
        ("{ ...F } fragment F on Kind { x }", ["1:24"]),
        ("{ ... on Filter { text } }", ["1:10"]),
    ])
    func `they are not on scalars, enums and input objects`(document: String, places: [String]) throws {
        #expect(try ValidationSample.places(document) == places)
    }
}
