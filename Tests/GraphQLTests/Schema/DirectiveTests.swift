import Testing

@testable import GraphQL

@Suite struct DirectiveTests {
    private func errors(_ query: String) async throws -> [GraphQLError] {
        let schema = try Schema {
            ObjectType("Query", in: Void.self) { Field("a") { _, _ in 1 } }
            Directive("trace", on: [.field], isRepeatable: true, Arg("label", String?.self)).description("For tools.")
            Directive("once", on: [.query])
        }
        return await schema.execute(GraphQLRequest(query), in: ()).errors
    }

    @Test(arguments: [#"{ a @trace(label: "x") @trace }"#, "query @once { a }"])
    func `a directive of one's own stands where it may`(_ query: String) async throws {
        #expect(try await errors(query).isEmpty)
    }

    @Test(arguments: [
        "{ a @once }", "query @trace { a }", "query @once @once { a }", "{ a @trace(label: 1) }", "{ a @nope }",
    ])
    func `anything else is refused`(_ query: String) async throws {
        #expect(try await errors(query).count == 1)
    }
}
