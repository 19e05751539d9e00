import Testing

@testable import GraphQL

@Suite struct UniqueInputFieldNamesRuleTests {
    @Test(arguments: [
        #"{ search(filter: {text: "a", inner: {text: "b"}}) { __typename } any(json: {a: 1, b: {a: 1}}) }"#
    ])
    func `fields of different names stand together`(document: String) throws {
        #expect(try ValidationSample.places(document) == [])
    }

    @Test(arguments: [
        ("{ any(json: {a: 1, a: 2}) }", ["1:14 1:20"]),
        (
            #"{ search(filter: {text: "a", inner: {text: "b", text: "c", text: "d"}}) { __typename } }"#,
            ["1:38 1:49", "1:38 1:60"]
        ),
    ])
    func `each further field of a name is refused with the first`(document: String, places: [String]) throws {
        #expect(try ValidationSample.places(document) == places)
    }
}
