import Testing

@testable import GraphQL

@Suite struct KnownTypeNamesRuleTests {
    @Test(arguments: [
        "query ($a: [Kind!]) { search(kinds: $a) { ... on Photo { id } } }",
        "{ viewer { ...F } } fragment F on User { id }",
    ])
    func `types of the schema are known`(document: String) throws {
        #expect(try ValidationSample.places(document) == [])
    }

    @Test(arguments: [
        ("query ($a: Nope) { any(json: $a) }", ["1:12"]),
        ("query ($a: [Nope!]!) { any(json: $a) }", ["1:13"]),
        ("{ viewer { ... on Usr { id } } }", ["1:19"]),
        ("{ viewer { ...F } } fragment F on Usr { id }", ["1:35"]),
    ])
    func `others are not`(document: String, places: [String]) throws {
        #expect(try ValidationSample.places(document) == places)
    }
}
