import Testing

@testable import GraphQL

@Suite struct UniqueOperationNamesRuleTests {
    @Test(arguments: [
        "query A { hello } query B { hello }",
        "query A { hello } fragment A on User { id } mutation B { like(id:"
            + " 1) } query C { viewer { ...A } }",
        "{ hello }",
    ])
    func `operations of different names stand together`(document: String) throws {
        #expect(try ValidationSample.places(document) == [])
    }

    @Test(arguments: [
        ("query A { hello } query A { hello }", ["1:25 1:7"]),
        ("query A { hello } mutation A { like(id: 1) }", ["1:28 1:7"]),
        ("query A { hello } query A { hello } query A { hello }", ["1:25 1:7", "1:43 1:7"]),
        (#"query\#nA { hello } "Twice." query A { hello }"#, ["2:1 2:28"]),
    ])
    func `each further operation of a name is refused with the first`(document: String, places: [String]) throws {
        #expect(try ValidationSample.places(document) == places)
    }
}
