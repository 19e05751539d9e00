import Testing

@testable import GraphQL

@Suite struct NoFragmentCyclesRuleTests {
    @Test(arguments: [
        "{ ...A } fragment A on Query { ...B ...C } fragment B on Query"
            + " { ...C } fragment C on Query { hello }",
        "{ ...A ...A } fragment A on Query { hello }",
    ])
    func `fragments spread others`(document: String) throws {
        #expect(try ValidationSample.places(document) == [])
    }

    @Test(arguments: [
        ("{ ...A } fragment A on Query { ...A }", ["1:32"]),
        ("{ viewer { ...A } } fragment A on User { best { friends { ...A } } }", ["1:59"]),
        ("{ viewer { ...A } } fragment A on User { ... on Node { ... on User { ...A } } }", ["1:70"]),
    ])
    func `a fragment does not spread itself`(document: String, places: [String]) throws {
        #expect(try ValidationSample.places(document) == places)
    }

    @Test(arguments: [
        ("{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }", ["1:32 1:61"]),
        (
            "{ ...A } fragment A on Query { hello ...B } fragment B on Query"
                + " { ...C } fragment C on Query { ...A ...B }",
            ["1:101 1:67", "1:38 1:67 1:96"]
        ),
        (
            "{ viewer { ...A } } fragment A on User { best { ...B } ...C }"
                + " fragment B on User { ...A } fragment C on User { ...A ...B }",
            ["1:112 1:56", "1:117 1:56 1:84"]
        ),
    ])
    func `nor through others`(document: String, places: [String]) throws {
        #expect(try ValidationSample.places(document) == places)
    }
}
