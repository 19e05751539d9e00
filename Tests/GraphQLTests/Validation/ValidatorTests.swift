import Testing

@testable import GraphQL

@Suite struct ValidatorTests {
    @Test func `messages say what was expected`() throws {
        let errors = try ValidationSample.errors("{ helo viewer { name @trac } }")

        #expect(
            errors.map(\.message) == [
                "Unknown field \"helo\" on Query; did you mean \"hello\"?",
                "Unknown directive \"@trac\"; did you mean \"trace\"?",
            ]
        )
    }

    @Test func `a field of members is suggested in a fragment`() throws {
        let errors = try ValidationSample.errors("{ feed { tag } }")

        #expect(errors.map(\.message) == ["Unknown field \"tag\" on Item; select it in a fragment on Photo or Link."])
    }

    @Test func `validation stops after so many errors`() throws {
        let document = "{" + (0..<1_000).map { " a\($0)" }.joined() + " }"

        #expect(try ValidationSample.errors(document).count == 51)
        #expect(try ValidationSample.errors(document, limits: ValidationLimits(errors: 3)).count == 4)
    }

    @Test func `validation stops after too many errors`() throws {
        let document =
            "{ ...F" + (0..<100).map { " a\($0)" }.joined() + " } fragment F on Query { nope ...G } query B { ...G }"

        #expect(try ValidationSample.errors(document).count == 51)
    }

    @Test func `definitions of a schema are looked at for what they name`() throws {
        let document = "{ hello } type T { a(b: Int @once): Nope @skip(if: 1) c: T }"

        #expect(try ValidationSample.places(document) == ["1:11", "1:29", "1:37", "1:42", "1:52"])
    }

    @Test func `the parts of an invalid node are not reported again`() throws {
        let places = try ValidationSample.places("query ($a: Nope) { nope(a: $a, b: {c: 1}) { x { y } ...F } }")

        #expect(places == ["1:12", "1:20", "1:56"].sorted())
    }

    @Test func `a name of any length makes a short message`() throws {
        let errors = try ValidationSample.errors("{ " + String(repeating: "a", count: 100_000) + " }")

        #expect(errors.count == 1)
        #expect(try #require(errors.first).message.utf8.count < 200)
    }

    @Test func `places are counted in lines and code points`() throws {
        let document = "{\r\n  any(json: \"é😀\") nope\n  nope2\r}"

        #expect(try ValidationSample.places(document) == ["2:19", "3:3"])
    }

    @Test func `variables are found through many fragments of many operations`() throws {
        let operations = (0..<300).map { "query Q\($0)($v: Int!) { ...F0 }" }.joined(separator: " ")
        let fragments = (0..<300).map { "fragment F\($0) on Query { range(from: $v, to: 1) ...F\($0 + 1) }" }
        let document = operations + fragments.joined(separator: " ") + " fragment F300 on Query { hello }"

        #expect(try ValidationSample.errors(document) == [])
    }

    @Test func `documents made to be expensive are given up`() throws {
        let operations = (0..<300).map { "query Q\($0)($v: Int!) { ...F0 }" }.joined(separator: " ")
        let fragments = (0..<300).map { "fragment F\($0) on Query { range(from: $v, to: 1) ...F\($0 + 1) }" }
        let document = operations + fragments.joined(separator: " ") + " fragment F300 on Query { hello }"

        let errors = try ValidationSample.errors(document, limits: ValidationLimits(steps: 10_000))
        #expect(errors.count == 1)
        #expect(errors[0].message.hasPrefix("Validation stopped"))
    }
}
