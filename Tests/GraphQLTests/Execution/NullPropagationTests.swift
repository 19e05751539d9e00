import TestSupport
import Testing

@testable import GraphQL

/// Tests of how a null in a non-null position propagates. Source: the specification of September 2025, section 6.4.4.
@Suite(.timeLimit(.minutes(5))) struct NullPropagationTests {
    /// Fields wait for as many turns as their argument says, so that the test sets the order of completion.
    private func schema() throws -> Schema<Gate> {
        try Schema {
            ObjectType("Query", in: Gate.self) {
                Field("node") { _, _ in Node?.some(Node()) }
                Field("nodeNow") { _, _ in Node() }
                Field("nodes", Arg("count", Int.self)) { _, _, count in (0..<count).map { $0 % 4 == 3 ? nil : Node() } }
            }
            ObjectType("Node", of: Node.self, in: Gate.self) {
                Field("value", Arg("turns", Int.self, default: 0)) { _, _, turns in
                    for _ in 0..<turns { await Task.yield() }
                    return turns
                }
                Field("fail", Arg("turns", Int.self, default: 0)) { _, gate, turns in
                    for _ in 0..<turns { await Task.yield() }
                    gate.open()
                    return try failing()
                }
                Field("afterFailure") { _, gate in
                    await gate.pass()
                    for _ in 0..<20 { await Task.yield() }
                    return Node()
                }
                Field("node") { _, _ in Node?.some(Node()) }
                Field("nodeLater", Arg("turns", Int.self, default: 0)) { _, _, turns in
                    for _ in 0..<turns { await Task.yield() }
                    return Node?.some(Node())
                }
            }
        }
    }

    private func answer(_ query: String) async throws -> GraphQLResponse {
        await (try schema()).execute(GraphQLRequest(query), in: Gate())
    }

    @Test func `a result after its object became null is dropped`() async throws {
        let response = try await answer("{ node { before: value afterFailure { value fail } fail } }")

        #expect(response.description.hasPrefix(#"{"data":{"node":null},"errors":["#))
        #expect(response.errors.map(\.path) == [["node", "fail"]])
    }

    @Test func `only the innermost object that may be null becomes null`() async throws {
        let response = try await answer(
            "{ node { value node { nodeLater { value(turns: 5) fail(turns: 2) } value(turns: 9) } } }"
        )

        #expect(
            response.description.hasPrefix(
                #"{"data":{"node":{"value":0,"node":{"nodeLater":null,"value":9}}},"errors":["#
            )
        )
    }

    @Test func `a null without anything nullable around it makes the response null`() async throws {
        let response = try await answer(
            "{ nodeNow { afterFailure { value(turns: 3) } fail } node { value(turns: 50) } }"
        )

        #expect(response.description.hasPrefix(#"{"data":null,"errors":["#))
        #expect(response.errors.map(\.path) == [["nodeNow", "fail"]])
    }

    @Test(arguments: 0..<12)
    func `items of a list become null each on their own, in whatever order`(turns: Int) async throws {
        let fields =
            "a: value(turns: \(turns)) nodeLater(turns: \(turns / 2)) { value(turns: 3) } node { fail(turns: 4) value }"
        let response = try await answer("{ nodes(count: 8) { \(fields) } }")

        let item = "{\"a\":\(turns),\"nodeLater\":{\"value\":3},\"node\":null}"
        let items = (0..<8).map { $0 % 4 == 3 ? "null" : item }.joined(separator: ",")
        #expect(response.description.hasPrefix("{\"data\":{\"nodes\":[\(items)]},\"errors\":["))
        #expect(response.errors.count == 6)
    }

    @Test(arguments: 0..<50)
    func `a response of drawn values and waits is JSON, and has an error for each null that must not be`(seed: Int)
        async throws
    {
        let sdl = "type Query { a: Query b: Query! c: [Query!] d: [Query]! e: Int f: Int! g: [Int!]! }"
        let schema = try Schema<RandomRoots>(sdl: sdl)
        let leaves = "e f g"
        let inner = "{ \(leaves) a { \(leaves) c { f } } b { e d { f } } }"
        let query = "{ a \(inner) c \(inner) d \(inner) e }"

        let response = await schema.execute(GraphQLRequest(query), in: RandomRoots(seed: UInt64(seed)))

        let value = try Value(json: response.body)
        #expect(value.object?["data"] != nil)
        #expect((value.object?["errors"] == nil) == response.errors.isEmpty)
    }
}

private struct Node: Sendable {}

private func failing() throws -> Int { throw GraphQLError("It failed.") }
