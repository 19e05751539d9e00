import Testing

@testable import GraphQL

@Suite struct ScalarLeafsRuleTests {
    @Test(arguments: [
        "{ hello viewer { name friends { id } } feed { __typename } }"
    ])
    func `leaves have no selection, others have one`(document: String) throws {
        #expect(try ValidationSample.places(document) == [])
    }

    @Test(arguments: [
        ("{ hello { x } }", ["1:9"]),
        ("{ viewer { name @trace { x } } }", ["1:24"]),
    ])
    func `a leaf with a selection is refused at the selection`(document: String, places: [String]) throws {
        #expect(try ValidationSample.places(document) == places)
    }

    @Test(arguments: [
        ("{ viewer }", ["1:3"]),
        ("{ a: viewer node(id: 1) }", ["1:13", "1:3"]),
        ("{ viewer { friends(first: 1) } }", ["1:12"]),
    ])
    func `a field that is no leaf is refused without one`(document: String, places: [String]) throws {
        #expect(try ValidationSample.places(document) == places)
    }
}
