import Testing

@testable import GraphQL

@Suite struct LoneAnonymousOperationRuleTests {
    @Test(arguments: [
        "{ hello }",
        "query { ...F } fragment F on Query { hello }",
        "query A { hello } query B { hello }",
    ])
    func `an operation without a name stands alone`(document: String) throws {
        #expect(try ValidationSample.places(document) == [])
    }

    @Test(arguments: [
        ("{ hello } { hello }", ["1:1", "1:11"]),
        ("{ hello } query A { hello }", ["1:1"]),
        ("query A { hello } mutation { like(id: 1) }", ["1:19"]),
    ])
    func `beside others it is refused`(document: String, places: [String]) throws {
        #expect(try ValidationSample.places(document) == places)
    }
}
