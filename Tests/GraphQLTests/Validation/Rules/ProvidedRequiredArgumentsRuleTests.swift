import Testing

@testable import GraphQL

@Suite struct ProvidedRequiredArgumentsRuleTests {
    @Test(arguments: [
        #"{ range(from: 1, to: 2) search { __typename } hello @need(key: "a") }"#
    ])
    func `required arguments are provided`(document: String) throws {
        #expect(try ValidationSample.places(document) == [])
    }

    @Test(arguments: [
        ("{ range }", ["1:3", "1:3"]),
        ("{ range(to: 1) }", ["1:3"]),
        ("{ a: node { id } }", ["1:3"]),
        ("{ hello @need @skip }", ["1:15", "1:9"]),
        ("{ __type { name } }", ["1:3"]),
    ])
    func `otherwise the field or directive is refused`(document: String, places: [String]) throws {
        #expect(try ValidationSample.places(document) == places)
    }
}
