import Testing

@testable import GraphQL

@Suite struct ArgumentIdentityTests {
    @Test(arguments: [
        ("(a: 1, b: 2)", "(b: 2, a: 1)"),
        ("(a: {x: 1, y: [2, 3]})", "(a: {y: [2 3] x: 1})"),
        ("(a: \"a\")", "(a: \"\\u0061\")"),
        ("(a: $v, b: E, c: null)", "(a: $v, b: E, c: null)"),
    ])
    func `the same arguments are written in many ways`(first: String, second: String) throws {
        #expect(try identities(first, second).count == 1)
    }

    @Test(arguments: [
        ("", "(a: null)"),
        ("(a: 1)", "(b: 1)"),
        ("(a: 1)", "(a: 1, b: 1)"),
        ("(a: [1, [2]])", "(a: [[1], 2])"),
        ("(a: {x: {}, y: 1})", "(a: {x: {y: 1}})"),
        ("(a: \"1\")", "(a: 1)"),
        ("(a: \"ab\", b: \"c\")", "(a: \"a\", b: \"bc\")"),
        ("(a: E)", "(a: $E)"),
        ("(a: true)", "(a: false)"),
    ])
    func `others differ`(first: String, second: String) throws {
        #expect(try identities(first, second).count == 2)
    }

    private func identities(_ first: String, _ second: String) throws -> Set<Int> {
        let document = try Document(parsing: "{ any\(first) any\(second) }")
        var visitor = ValidationVisitor(ValidationContext(document, ValidationSample.system, ValidationLimits()))
        visitor.visit()
        var arguments = ArgumentIdentity(document)
        return Set(visitor.context.graph.fields.map { arguments.identity(of: $0) })
    }
}
