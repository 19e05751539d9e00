import Testing

@testable import GraphQL

@Suite struct NoUnusedVariablesRuleTests {
    @Test(arguments: [
        "query ($a: JSON) { any(json: $a) }",
        "query ($a: JSON) { ...A } fragment A on Query { ...B } fragment B on Query { any(json: $a) }",
        "query ($a: Boolean!) { hello @skip(if: $a) }",
    ])
    func `a variable is used, if only in a fragment`(document: String) throws {
        #expect(try ValidationSample.places(document) == [])
    }

    @Test(arguments: [
        ("query ($a: JSON) { hello }", ["1:8"]),
        (#"query A($a: JSON, "B." $b: JSON, $c: Int = 1) { any(json: $b) }"#, ["1:34", "1:9"]),
        ("query A($a: JSON) { ...F } query B($a: JSON) { hello } fragment F on Query { any(json: $a) }", ["1:36"]),
    ])
    func `others are refused`(document: String, places: [String]) throws {
        #expect(try ValidationSample.places(document) == places)
    }
}
