import Testing

@testable import GraphQL

@Suite struct KnownFragmentNamesRuleTests {
    @Test(arguments: [
        "{ ...A } fragment A on Query { hello }"
    ])
    func `a fragment of the document is spread`(document: String) throws {
        #expect(try ValidationSample.places(document) == [])
    }

    @Test(arguments: [
        ("{ ...A hello }", ["1:6"]),
        ("{ ... A @trace ...B } fragment B on Query { ...C }", ["1:48", "1:7"]),
    ])
    func `others are not`(document: String, places: [String]) throws {
        #expect(try ValidationSample.places(document) == places)
    }
}
