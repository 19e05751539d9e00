import Testing

@testable import GraphQL

@Suite struct NoUndefinedVariablesRuleTests {
    @Test(arguments: [
        "query ($a: JSON) { any(json: $a) }",
        "query ($a: JSON) { ...A } fragment A on Query { ...B } fragment"
            + " B on Query { any(json: [1, {a: $a}]) }",
    ])
    func `a variable of the operation is used`(document: String) throws {
        #expect(try ValidationSample.places(document) == [])
    }

    @Test(arguments: [
        ("{ any(json: $a) }", ["1:1 1:13"]),
        ("query A($b: JSON) { any(json: [$a, $b]) }", ["1:1 1:32"]),
        ("query A { hello @skip(if: $a) }", ["1:1 1:27"]),
    ])
    func `others are not`(document: String, places: [String]) throws {
        #expect(try ValidationSample.places(document) == places)
    }

    @Test(arguments: [
        ("query A($a: JSON) { ...F } query B { ...F } fragment F on Query { any(json: $a) }", ["1:28 1:77"]),
        ("{ ...A } fragment A on Query { ...B } fragment B on Query { any(json: $a) }", ["1:1 1:71"]),
    ])
    func `nor in fragments, for each operation that spreads them`(document: String, places: [String]) throws {
        #expect(try ValidationSample.places(document) == places)
    }
}
