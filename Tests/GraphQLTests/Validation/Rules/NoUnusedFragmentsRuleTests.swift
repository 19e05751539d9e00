import Testing

@testable import GraphQL

@Suite struct NoUnusedFragmentsRuleTests {
    @Test(arguments: [
        "{ ...A } fragment A on Query { viewer { ...B } } fragment B on User { id }",
        "query A { ...A } query B { ...A } fragment A on Query { hello }",
    ])
    func `fragments are used directly or through others`(document: String) throws {
        #expect(try ValidationSample.places(document) == [])
    }

    @Test(arguments: [
        ("{ hello } fragment A on Query { hello }", ["1:11"]),
        ("{ hello } fragment A on Query { ...B } fragment B on Query { hello }", ["1:11", "1:40"]),
        ("fragment A on Query { hello }", ["1:1"]),
    ])
    func `others are refused`(document: String, places: [String]) throws {
        #expect(try ValidationSample.places(document) == places)
    }
}
