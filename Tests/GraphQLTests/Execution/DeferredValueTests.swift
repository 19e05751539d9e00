import Testing

@testable import GraphQL

@Suite struct DeferredValueTests {
    private func answer(_ query: String) async throws -> String {
        let type = "{ one: Int twice: Int none: Int! pair: [Pair] } type Pair { one: Int twice: Int none: Int! }"
        let schema = try Schema<Waiting>(sdl: "type Query \(type) type Mutation { one: Int twice: Int none: Int! }")
        return await schema.execute(GraphQLRequest(query), in: Waiting()).description
    }

    @Test(arguments: [
        ("mutation { one }", #"{"data":{"one":1}}"#),
        ("mutation { a: twice one b: twice }", #"{"data":{"a":2,"one":1,"b":2}}"#),
        ("{ twice one }", #"{"data":{"twice":2,"one":1}}"#),
        ("{ pair { twice one } }", #"{"data":{"pair":[{"twice":2,"one":1},{"twice":2,"one":1}]}}"#),
    ])
    func `a value that waits again is written where it belongs`(query: String, response: String) async throws {
        #expect(try await answer(query) == response)
    }

    @Test func `a value that waits again and is null makes null what is around it`() async throws {
        let response = try await answer("{ one pair { twice none } }")

        #expect(response.hasPrefix(#"{"data":{"one":1,"pair":[null,null]},"errors":["#))
    }
}

/// Objects with deferred values, some of them nested.
private struct Waiting: DynamicRoots, DynamicObject {
    var query: any DynamicObject { self }
    var mutation: any DynamicObject { self }
    var subscription: any DynamicObject { self }
    var typeName: String? { nil }

    func value(of field: DynamicField) -> DynamicValue {
        switch field.name {
        case "one": .deferred { .leaf(1) }
        case "twice": .deferred { .deferred { .leaf(2) } }
        case "pair": .deferred { .list([.object(Self()), .deferred { .object(Self()) }]) }
        default: .deferred { .deferred { .null } }
        }
    }
}
