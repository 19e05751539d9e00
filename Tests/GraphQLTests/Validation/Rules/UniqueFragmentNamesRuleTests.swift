import Testing

@testable import GraphQL

@Suite struct UniqueFragmentNamesRuleTests {
    @Test(arguments: [
        "{ ...A ...B } fragment A on Query { hello } fragment B on Query { hello }"
    ])
    func `fragments of different names stand together`(document: String) throws {
        #expect(try ValidationSample.places(document) == [])
    }

    @Test(arguments: [
        ("{ ...A } fragment A on Query { hello } fragment A on Query { hello }", ["1:19 1:49"]),
        (
            #"{ ...A } "A." fragment A on Query { hello } fragment\#nA on Query"#
                + " { hello } fragment A on Query { hello }",
            ["1:24 2:1", "1:24 2:31"]
        ),
    ])
    func `each further fragment of a name is refused with the first`(document: String, places: [String]) throws {
        #expect(try ValidationSample.places(document) == places)
    }
}
