import Testing

@testable import GraphQL

@Suite struct UniqueVariableNamesRuleTests {
    @Test(arguments: [
        "query ($a: Int!, $b: Int!) { range(from: $a, to: $b) }",
        "query A($a: JSON) { any(json: $a) } query B($a: JSON) { any(json: $a) }",
    ])
    func `variables of different names stand together`(document: String) throws {
        #expect(try ValidationSample.places(document) == [])
    }

    @Test(arguments: [
        ("query ($a: JSON, $a: JSON) { any(json: $a) }", ["1:19 1:9"]),
        ("query ($a: JSON, $ a: JSON, $a: JSON) { any(json: $a) }", ["1:20 1:30 1:9"]),
    ])
    func `variables of one name are refused together`(document: String, places: [String]) throws {
        #expect(try ValidationSample.places(document) == places)
    }
}
