import Testing

@testable import GraphQL

@Suite struct KnownOperationTypesRuleTests {
    @Test(arguments: ["{ hello }", "mutation { like(id: 1) }", "subscription { tick }"])
    func `the schema has the root types`(document: String) throws {
        #expect(try ValidationSample.places(document) == [])
    }

    @Test(arguments: [
        ("mutation { like(id: 1) }", ["1:1"]),
        ("subscription { tick nope }", ["1:1"]),
        ("query A { hello } mutation B { ...F } fragment F on Query { hello }", ["1:19"]),
    ])
    func `a schema without them refuses the operation alone`(document: String, places: [String]) throws {
        let system = TypeSystem(knownGood: "type Query { hello: String }")

        #expect(try ValidationSample.places(document, system) == places)
    }
}
