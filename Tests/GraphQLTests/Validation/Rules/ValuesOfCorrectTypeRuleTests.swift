import Testing

@testable import GraphQL

@Suite struct ValuesOfCorrectTypeRuleTests {
    @Test(arguments: [
        #"{ any(json: {a: [1, "b", C]}, matrix: [[1], null], when: 1, on: true) node(id: 4) { id } }"#,
        #"{ search(filter: {text: "a", kinds: [PHOTO]}, kinds: LINK, first: 3) { __typename } }"#,
        "{ any(matrix: 1) search(filter: null) { __typename } user(by: {id: 1}) { id } }",
        #"query ($a: Filter = {text: "a"}, $b: [Kind!] = PHOTO) { search(filter:"#
            + " $a, kinds: $b) { __typename } }",
    ])
    func `literals of the type are values`(document: String) throws {
        #expect(try ValidationSample.places(document) == [])
    }

    @Test(arguments: [
        (#"{ search(first: "3") { __typename } }"#, ["1:17"]),
        ("{ search(first: 1.0) { __typename } }", ["1:17"]),
        ("{ search(first: 2147483648) { __typename } }", ["1:17"]),
        ("{ search(first: null) { __typename } }", ["1:17"]),
        (#"{ any(when: "1", on: 1) }"#, ["1:13", "1:22"]),
        ("{ node(id: true) { id } }", ["1:12"]),
        (#"{ viewer { avatar(size: "LARGE") } }"#, ["1:25"]),
        ("{ viewer { avatar(size: HUGE) } }", ["1:25"]),
        (#"{ any(matrix: [[1, "2"], true]) }"#, ["1:20", "1:26"]),
        ("{ hello @skip(if: 1) }", ["1:19"]),
        (#"query ($a: Int = "1") { any(json: $a) }"#, ["1:18", "1:35 1:8"]),
        ("{ search(kinds: [PHOTO, null, NOPE]) { __typename } }", ["1:25", "1:31"]),
    ])
    func `others are not`(document: String, places: [String]) throws {
        #expect(try ValidationSample.places(document) == places)
    }

    @Test(arguments: [
        ("{ search(filter: {}) { __typename } }", ["1:18"]),
        (#"{ search(filter: {txt: "a"}) { __typename } }"#, ["1:18", "1:19"]),
        (#"{ search(filter: {text: "a", inner: {text: 1, limit: "2"}}) { __typename } }"#, ["1:44", "1:54"]),
        ("{ search(filter: 1) { __typename } }", ["1:18"]),
    ])
    func `an input object has known fields, and all that are required`(document: String, places: [String]) throws {
        #expect(try ValidationSample.places(document) == places)
    }

    @Test(arguments: [
        ("{ user(by: {}) { id } }", ["1:12"]),
        (#"{ user(by: {id: 1, name: "a"}) { id } }"#, ["1:12"]),
        ("{ user(by: {id: null}) { id } }", ["1:12"]),
        (#"{ user(by: {nme: "a"}) { id } }"#, ["1:12", "1:13"]),
    ])
    func `exactly one field of some is given, and is not null`(document: String, places: [String]) throws {
        #expect(try ValidationSample.places(document) == places)
    }
}
