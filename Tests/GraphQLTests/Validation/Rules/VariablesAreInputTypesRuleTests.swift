import Testing

@testable import GraphQL

@Suite struct VariablesAreInputTypesRuleTests {
    @Test(arguments: [
        "query ($a: [Kind!], $b: Filter, $c: Int!) { search(kinds: $a,"
            + " filter: $b, first: $c) { __typename } }"
    ])
    func `scalars, enums and input objects come in`(document: String) throws {
        #expect(try ValidationSample.places(document) == [])
    }

    @Test(arguments: [
        ("query ($a: User) { any(json: $a) }", ["1:12", "1:30 1:8"]),
        ("query ($a: [Item!]!) { any(json: $a) }", ["1:12", "1:34 1:8"]),
        (#"query ("A node." $a: Node!) { any(json: $a) }"#, ["1:22", "1:41 1:8"]),
    ])
    func `objects, interfaces and unions do not`(document: String, places: [String]) throws {
        #expect(try ValidationSample.places(document) == places)
    }
}
