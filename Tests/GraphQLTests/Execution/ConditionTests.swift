import Testing

@testable import GraphQL

@Suite struct ConditionTests {
    @Test func `a plan is kept for each outcome of the conditions`() async throws {
        let schema = try Schema {
            ObjectType("Query", in: Void.self) {
                Field("a") { _, _ in 1 }
                Field("b") { _, _ in 2 }
            }
        }
        let query = "query ($x: Boolean!, $y: Boolean! = true) { a @include(if: $x) ... @skip(if: $y) { b } }"

        for (variables, data) in [
            (["x": true] as ObjectValue, #"{"a":1}"#), (["x": false], "{}"),
            (["x": true, "y": false], #"{"a":1,"b":2}"#),
            (["x": true], #"{"a":1}"#),
        ] {
            let response = await schema.execute(GraphQLRequest(query, variables: variables), in: ())
            #expect(response.description == #"{"data":\#(data)}"#)
        }
    }
}
