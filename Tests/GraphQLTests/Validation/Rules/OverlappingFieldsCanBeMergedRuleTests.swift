import Testing

@testable import GraphQL

@Suite struct OverlappingFieldsCanBeMergedRuleTests {
    @Test(arguments: [
        "{ hello hello viewer { name } viewer { id name } }",
        "{ viewer { avatar(size: LARGE) avatar(size: LARGE) } range(from:"
            + " 1, to: 2) range(to: 2, from: 1) }",
        "query ($a: Int) { viewer { friends(first: $a) { id } friends(first: $a) { name } } }",
        #"{ search(filter: {text: "a", limit: 1}) { __typename } search(filter:"#
            + #" {limit: 1, text: "a"}) { __typename } }"#,
    ])
    func `the same field merges`(document: String) throws {
        #expect(try ValidationSample.places(document) == [])
    }

    @Test(arguments: [
        "{ feed { ... on Photo { x: tag } ... on Link { x: url } } }",
        "{ feed { ... on Photo { owner { x: name } } ... on Link { owner { y: name x: name } } } }",
        "{ feed { ... on Photo { details { note } } ... on Link { details { note } } } }",
    ])
    func `fields that no object has both of may differ when they look alike`(document: String) throws {
        #expect(try ValidationSample.places(document) == [])
    }

    @Test(arguments: [
        ("{ a: hello a: viewer { id } }", ["1:12 1:3"]),
        ("{ viewer { name name: nickname } }", ["1:12 1:17"]),
        ("{ hello ...F } fragment F on Query { hello: viewer { id } }", ["1:3 1:38"]),
        (
            "{ ...F ...G } fragment F on Query { a: hello } fragment G on Query { a: range(from: 1, to: 2) }",
            ["1:37 1:70"]
        ),
    ])
    func `different fields do not merge`(document: String, places: [String]) throws {
        #expect(try ValidationSample.places(document) == places)
    }

    @Test(arguments: [
        ("{ range(from: 1, to: 2) range(from: 1, to: 3) }", ["1:25 1:3"]),
        ("{ viewer { avatar avatar(size: SMALL) } }", ["1:12 1:19"]),
        (
            "query ($a: Int, $b: Int) { viewer { friends(first: $a) { id } friends(first: $b) { id } } }",
            ["1:37 1:63"]
        ),
        ("{ any(json: [1, 2]) any(json: [2, 1]) }", ["1:21 1:3"]),
    ])
    func `nor do different arguments`(document: String, places: [String]) throws {
        #expect(try ValidationSample.places(document) == places)
    }

    @Test(arguments: [
        ("{ viewer { best { name } } viewer { best { name: nickname } } }", ["1:12 1:19 1:28 1:3 1:37 1:44"]),
        (
            "{ viewer { ...F } viewer { ...G } } fragment F on User { a: name"
                + " } fragment G on User { a: nickname }",
            ["1:19 1:3 1:58 1:89"]
        ),
        (
            "{ a: viewer { x: name } a: viewer { x: nickname } a: viewer { x: id } }",
            ["1:15 1:25 1:3 1:37", "1:15 1:3 1:51 1:63", "1:25 1:37 1:51 1:63"]
        ),
    ])
    func `fields beneath are compared too`(document: String, places: [String]) throws {
        #expect(try ValidationSample.places(document) == places)
    }

    @Test(arguments: [
        ("{ feed { ... on Photo { tag } ... on Link { tag } } }", ["1:25 1:45"]),
        ("{ feed { ... on Photo { ratio } ... on Link { ratio } } }", ["1:25 1:47"]),
        ("{ feed { ... on Photo { details { size } } ... on Link { details { size } } } }", ["1:25 1:35 1:58 1:68"]),
        ("{ feed { ... on Photo { x: owner { id } } ... on Link { x: url } } }", ["1:25 1:57"]),
    ])
    func `fields of exclusive types need the same shape`(document: String, places: [String]) throws {
        #expect(try ValidationSample.places(document) == places)
    }

    @Test(arguments: [
        ("{ node(id: 1) { id ... on User { id: name } } }", ["1:17 1:34"]),
        ("{ node(id: 1) { ... on User { x: name } ... on Node { x: id } } }", ["1:31 1:55"]),
    ])
    func `an interface may be any of its objects`(document: String, places: [String]) throws {
        #expect(try ValidationSample.places(document) == places)
    }

    @Test(arguments: [
        (
            "{ viewer { ...F ...G } me: viewer { ...F ...G } } fragment F"
                + " on User { a: name } fragment G on User { a: nickname }",
            ["1:103 1:72"]
        )
    ])
    func `fragments that meet in many places are one error`(document: String, places: [String]) throws {
        #expect(try ValidationSample.places(document) == places)
    }
}
