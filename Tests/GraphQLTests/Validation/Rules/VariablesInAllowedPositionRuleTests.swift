import Testing

@testable import GraphQL

@Suite struct VariablesInAllowedPositionRuleTests {
    @Test(arguments: [
        "query ($a: Int!, $b: Int = 1) { range(from: $a, to: $b) any(matrix: [[$a], [$b]]) }",
        "query ($a: Int) { search(first: $a) { __typename } }",
        "query ($a: [Int!]!, $b: JSON) { any(matrix: [$a], json: $b) }",
        "query ($a: ID!) { user(by: {id: $a}) { id } }",
        "query ($a: String!) { search(filter: {text: $a}) { __typename } }",
    ])
    func `a variable stands where its type may`(document: String) throws {
        #expect(try ValidationSample.places(document) == [])
    }

    @Test(arguments: [
        ("query ($a: Int) { range(from: $a, to: 1) }", ["1:31 1:8"]),
        ("query ($a: Int = null) { range(from: $a, to: 1) }", ["1:38 1:8"]),
        ("query ($a: String) { any(when: $a) }", ["1:32 1:8"]),
        ("query ($a: Int!) { any(when: $a) }", ["1:30 1:8"]),
        ("query ($a: [Int]) { search(first: $a) { __typename } }", ["1:35 1:8"]),
        ("query ($a: Int) { any(matrix: [$a]) }", ["1:32 1:8"]),
        ("query ($a: Boolean) { hello @skip(if: $a) }", ["1:39 1:8"]),
        ("query ($a: String) { search(filter: {text: $a}) { __typename } }", ["1:44 1:8"]),
        ("query ($a: Int) { ...F } fragment F on Query { range(from: $a, to: $a) }", ["1:60 1:8", "1:68 1:8"]),
    ])
    func `elsewhere it is refused with its definition`(document: String, places: [String]) throws {
        #expect(try ValidationSample.places(document) == places)
    }

    @Test(arguments: [
        ("query ($a: ID) { user(by: {id: $a}) { id } }", ["1:32 1:8"]),
        ("query ($a: ID = 1) { user(by: {id: $a}) { id } }", ["1:36 1:8"]),
    ])
    func `the one field of an input object is never null`(document: String, places: [String]) throws {
        #expect(try ValidationSample.places(document) == places)
    }
}
