import Testing

@testable import GraphQL

@Suite struct UniqueDirectivesPerLocationRuleTests {
    @Test(arguments: [
        "{ hello @once @trace @trace viewer @once { id } }"
    ])
    func `different and repeatable directives stand together`(document: String) throws {
        #expect(try ValidationSample.places(document) == [])
    }

    @Test(arguments: [
        ("{ hello @once @once }", ["1:15 1:9"]),
        ("{ hello @skip(if: true) @trace @skip(if: false) @skip(if: false) }", ["1:32 1:9", "1:49 1:9"]),
        ("query @once @once { hello }", ["1:13 1:7"]),
    ])
    func `others stand once`(document: String, places: [String]) throws {
        #expect(try ValidationSample.places(document) == places)
    }
}
