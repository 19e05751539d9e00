import Testing

@testable import GraphQL

@Suite struct CostTests {
    private struct Person: Sendable {
        var name = "n"
    }

    private func response(_ query: String, variables: ObjectValue = [:], maximumCost: Int) async throws
        -> GraphQLResponse
    {
        let schema = try Schema {
            ObjectType("Query", in: Void.self) {
                Field("name") { _, _ in "n" }
                Field("person") { _, _ in Person() }
                Field("people") { _, _ in [Person]() }
                Field("some", Arg("first", Int.self), cost: { child, first in 1 + first * child }) { _, _, _ in
                    [Person]()
                }
            }
            ObjectType("Person", of: Person.self, in: Void.self) {
                Field("name", \.name)
                Field("friend") { _, _ -> Person? in nil }
            }
        }
        var options = ExecutionOptions()
        options.maximumCost = maximumCost
        return await schema.execute(GraphQLRequest(query, variables: variables), in: (), options: options)
    }

    @Test(arguments: [
        ("{ name }", 0),
        ("{ person { name } }", 1),
        ("{ person { friend { friend { name } } } }", 3),
        ("{ people { friend { name } } }", 11),
        ("{ some(first: 5) { friend { name } } }", 6),
        ("{ a: person { name } b: person { name } ...F } fragment F on Query { c: person { name } }", 3),
    ])
    func `a request costs what its fields cost`(_ query: String, _ cost: Int) async throws {
        #expect(try await response(query, maximumCost: cost).refusal == nil)
        if cost > 0 { #expect(try await response(query, maximumCost: cost - 1).refusal == .request) }
    }

    @Test func `variables count`() async throws {
        let query = "query ($n: Int!) { some(first: $n) { friend { name } } }"

        #expect(try await response(query, variables: ["n": 9], maximumCost: 10).refusal == nil)
        #expect(try await response(query, variables: ["n": 10], maximumCost: 10).refusal == .request)
        #expect(try await response(query, variables: ["n": 2_000_000_000], maximumCost: .max).refusal == nil)
    }
}
