import Testing

@testable import GraphQL

@Suite struct SelectionLimitsTests {
    @Test(arguments: [
        ("{ viewer { best { name } } }", 3),
        ("{ ...A } fragment A on Query { viewer { ...B } } fragment B on User { best { ... { best { id } } } }", 4),
    ])
    func `depth counts fields through fragments`(document: String, depth: Int) throws {
        #expect(try ValidationSample.errors(document, limits: ValidationLimits(depth: depth)) == [])
        #expect(try ValidationSample.errors(document, limits: ValidationLimits(depth: depth - 1)).count == 1)
    }

    @Test func `fields count for each spread of a fragment`() throws {
        let document = "{ a: viewer { ...F } b: viewer { ...F } } fragment F on User { id name }"

        #expect(try ValidationSample.errors(document, limits: ValidationLimits(fields: 6)) == [])
        #expect(try ValidationSample.errors(document, limits: ValidationLimits(fields: 5)).count == 1)
    }

    @Test func `fragments that spread the next one twice are a bomb`() throws {
        let fragments = (0..<80).map {
            "fragment F\($0) on User { a: best { ...F\($0 + 1) } b: best { ...F\($0 + 1) } }"
        }
        let document = "{ viewer { ...F0 } } \(fragments.joined(separator: " ")) fragment F80 on User { id }"

        #expect(
            try ValidationSample.errors(document).map(\.message) == [
                "Including its fragments, the operation selects more than 1000000 fields."
            ]
        )
    }

    @Test(arguments: [
        ("{ hello a: hello b: hello }", ValidationLimits(rootFields: 2), ValidationLimits(rootFields: 3)),
        (
            "{ ...F } fragment F on Query { hello a: hello }", ValidationLimits(rootFields: 1),
            ValidationLimits(rootFields: 2)
        ),
        ("{ a: hello viewer { b: id id: id } }", ValidationLimits(aliases: 1), ValidationLimits(aliases: 2)),
        ("{ hello @trace @trace @trace }", ValidationLimits(directives: 2), ValidationLimits(directives: 3)),
    ])
    func `a document may ask for so much and no more`(
        document: String,
        tooStrict: ValidationLimits,
        sufficient: ValidationLimits
    ) throws {
        #expect(try ValidationSample.errors(document, limits: tooStrict).count == 1)
        #expect(try ValidationSample.errors(document, limits: sufficient) == [])
    }

    @Test func `the introspection of usual tools passes a server`() throws {
        let type = (0..<9).reduce("kind name") { inner, _ in "kind name ofType { \(inner) }" }
        let document = "{ __schema { types { fields { args { type { \(type) } } } } } }"

        #expect(try ValidationSample.errors(document, limits: .server) == [])
    }
}
