import Testing

@testable import GraphQL

@Suite struct KnownDirectivesRuleTests {
    @Test(arguments: [
        "query @trace { hello @skip(if: false) @once ... @include(if:"
            + " true) { hello } ...F @trace } fragment F on Query @trace { hello }",
        "query ($a: JSON @onVariable) { any(json: $a) }",
        "subscription @trace { tick }",
    ])
    func `directives stand where they may`(document: String) throws {
        #expect(try ValidationSample.places(document) == [])
    }

    @Test(arguments: [
        ("{ hello @nope }", ["1:9"]),
        ("query @nope { hello @Skip(if: true) }", ["1:21", "1:7"]),
    ])
    func `unknown ones are refused`(document: String, places: [String]) throws {
        #expect(try ValidationSample.places(document) == places)
    }

    @Test(arguments: [
        ("query @skip(if: true) { hello }", ["1:7"]),
        ("{ ... @once { hello } }", ["1:7"]),
        ("{ ...F @once } fragment F on Query @once { hello }", ["1:36", "1:8"]),
        ("mutation @trace { like(id: 1) }", ["1:10"]),
        ("query ($a: JSON @trace) { any(json: $a) }", ["1:17"]),
        ("{ hello @deprecated }", ["1:9"]),
    ])
    func `known ones are refused elsewhere`(document: String, places: [String]) throws {
        #expect(try ValidationSample.places(document) == places)
    }
}
