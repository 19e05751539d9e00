import Testing

@testable import GraphQL

@Suite struct SingleFieldSubscriptionsRuleTests {
    @Test(arguments: [
        "subscription { tick }",
        "subscription { tick tick }",
        "subscription { ...F } fragment F on Subscription { liked { id name } }",
        "subscription { ... on Subscription { tick } }",
        "subscription { liked { id @skip(if: true) } }",
    ])
    func `one root field is enough`(document: String) throws {
        #expect(try ValidationSample.places(document) == [])
    }

    @Test(arguments: [
        ("subscription { tick liked { id } }", ["1:21"]),
        ("subscription S { tick a: tick b: tick }", ["1:23 1:31"]),
        (
            "subscription { ...F tick } fragment F on Subscription { liked { id } a: tick a: tick }",
            ["1:21 1:70 1:78"]
        ),
        ("subscription { ... { tick } ... on Subscription { liked { id } } }", ["1:51"]),
    ])
    func `more than one is refused, the further ones being named`(document: String, places: [String]) throws {
        #expect(try ValidationSample.places(document) == places)
    }

    @Test(arguments: [
        ("subscription { __typename }", ["1:16"]),
        ("subscription { tick __typename }", ["1:21", "1:21"]),
    ])
    func `fields of introspection are refused`(document: String, places: [String]) throws {
        #expect(try ValidationSample.places(document) == places)
    }

    @Test(arguments: [
        ("subscription { tick @skip(if: true) }", ["1:21"]),
        ("subscription ($a: Boolean!) { ...F @include(if: $a) } fragment F on Subscription { tick }", ["1:36"]),
        ("subscription { ... @include(if: true) { tick } }", ["1:20"]),
        ("subscription { ...F } fragment F on Subscription { tick @include(if: true) @skip(if: false) }", ["1:76"]),
    ])
    func `directives that leave a root field out are refused`(document: String, places: [String]) throws {
        #expect(try ValidationSample.places(document) == places)
    }
}
