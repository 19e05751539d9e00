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

    @Test func `interfaces inside interfaces are looked at once`() async throws {
        let types = (0..<8).map { "type T\($0) implements N { n: N }" }.joined(separator: " ")
        let schema = try Schema<NoRoots>(sdl: "type Query { n: N } interface N { n: N } \(types)")
        var options = ExecutionOptions()
        options.maximumCost = 100
        // Eight types at each of 60 levels: more paths than could ever be visited.
        let query = (0..<60).reduce("__typename") { inner, _ in "n { \(inner) }" }

        #expect(await schema.execute(GraphQLRequest("{ \(query) }"), in: NoRoots(), options: options).refusal == nil)
    }

    private struct NoRoots: DynamicRoots, DynamicObject {
        var query: any DynamicObject { self }
        var mutation: any DynamicObject { self }
        var subscription: any DynamicObject { self }
        var typeName: String? { nil }
        func value(of field: DynamicField) -> DynamicValue { .null }
    }

    @Test func `variables count`() async throws {
        let query = "query ($n: Int!) { some(first: $n) { friend { name } } }"

        #expect(try await response(query, variables: ["n": 9], maximumCost: 10).refusal == nil)
        #expect(try await response(query, variables: ["n": 10], maximumCost: 10).refusal == .request)
        #expect(try await response(query, variables: ["n": 2_000_000_000], maximumCost: .max).refusal == nil)
    }
}
