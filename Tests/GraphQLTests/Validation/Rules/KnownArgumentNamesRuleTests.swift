import Testing

@testable import GraphQL

@Suite struct KnownArgumentNamesRuleTests {
    @Test(arguments: [
        #"{ node(id: 1) { id } hello @trace(label: "a") @skip(if: false) }"#
    ])
    func `arguments of the field or directive are known`(document: String) throws {
        #expect(try ValidationSample.places(document) == [])
    }

    @Test(arguments: [
        ("{ hello(a: 1) }", ["1:9"]),
        ("{ node(id: 1, di: 2) { id } }", ["1:15"]),
        (#"{ hello @trace(lable: "a") }"#, ["1:16"]),
        ("{ hello @once(a: 1) }", ["1:15"]),
    ])
    func `others are not`(document: String, places: [String]) throws {
        #expect(try ValidationSample.places(document) == places)
    }
}
