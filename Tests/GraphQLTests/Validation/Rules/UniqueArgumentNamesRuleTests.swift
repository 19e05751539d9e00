import Testing

@testable import GraphQL

@Suite struct UniqueArgumentNamesRuleTests {
    @Test(arguments: [
        "{ range(from: 1, to: 2) a: range(from: 1, to: 2) }"
    ])
    func `arguments of different names stand together`(document: String) throws {
        #expect(try ValidationSample.places(document) == [])
    }

    @Test(arguments: [
        ("{ range(from: 1, to: 2, from: 3) }", ["1:25 1:9"]),
        (#"{ hello @trace(label: "a", label: "b", label: "c") }"#, ["1:16 1:28 1:40"]),
        ("{ range(from: 1, to: 2, from: 3, to: 4) }", ["1:18 1:34", "1:25 1:9"]),
    ])
    func `arguments of one name are refused together`(document: String, places: [String]) throws {
        #expect(try ValidationSample.places(document) == places)
    }
}
