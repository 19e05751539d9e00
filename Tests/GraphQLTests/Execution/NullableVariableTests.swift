import Testing

@testable import GraphQL

/// Tests of nullable variables with a default in non-null positions, for which null can still be passed.
///
/// Source: the specification of September 2025, sections 5.8.5 and 6.4.1.
@Suite struct NullableVariableTests {
    private struct Point: Sendable {
        var x: Int
        var inner: Int?
    }

    private func schema() throws -> Schema<Void> {
        try Schema {
            ObjectType("Query", in: Void.self) {
                Field("f") { _, _ in 1 }
                Field("node") { _, _ in Node?.some(Node()) }
                Field("nodes") { _, _ in [Node?.some(Node()), Node()] }
                Field("required", Arg("a", Int.self)) { _, _, a -> Int? in a }
                Field("defaulted", Arg("a", Int.self, default: 7)) { _, _, a -> Int? in a }
                Field("list", Arg("a", [Int].self)) { _, _, a -> [Int]? in a }
                Field("point", Arg("a", Point.self)) { _, _, a -> Int? in a.x }
                Field("points", Arg("a", [Point].self)) { _, _, a -> [Int]? in a.map(\.x) }
            }
            ObjectType("Mutation", in: Void.self) {
                Field("f") { _, _ in 1 }
            }
            ObjectType("Node", of: Node.self, in: Void.self) {
                Field("f") { _, _ in 1 }
                Field("node") { _, _ in Node?.some(Node()) }
            }
            InputObjectType("Point", Arg("x", Int.self), Arg("inner", Int?.self)) { Point(x: $0, inner: $1) }
        }
    }

    private func answer(_ query: String, _ variables: ObjectValue) async throws -> GraphQLResponse {
        await (try schema()).execute(GraphQLRequest(query, variables: variables), in: ())
    }

    private func data(_ response: GraphQLResponse) throws -> Value? {
        try JSONParser.value(of: response.body).object?["data"]
    }

    // MARK: Conditions

    @Test(arguments: [
        "query ($a: Boolean = false) { f @include(if: $a) }",
        "query ($a: Boolean = false) { f @skip(if: $a) }",
        "query ($a: Boolean = true) { f ... @include(if: $a) { f } }",
        "query ($a: Boolean = true) { f ...F @skip(if: $a) } fragment F on Query { f }",
        "query ($a: Boolean = true) { ...F } fragment F on Query { f ... { f @skip(if: $a) } }",
        "query ($a: Boolean = true) { f @skip(if: false) @include(if: $a) }",
        "mutation ($a: Boolean = false) { f @include(if: $a) }",
    ])
    func `a null condition of the operation's own fields leaves no data`(query: String) async throws {
        let response = try await answer(query, ["a": nil])

        #expect(response.hasData)
        #expect(try data(response) == .null)
        #expect(response.errors.count == 1)
        #expect(response.errors.first?.path == nil)
        #expect(response.errors.first?.message.contains("expected a value of type Boolean!, found null") == true)
    }

    @Test func `the error of a null condition points at the variable`() async throws {
        let response = try await answer("query ($a: Boolean = false) { f @include(if: $a) }", ["a": nil])

        #expect(response.errors.map(\.locations) == [[SourceLocation(line: 1, column: 46)]])
    }

    @Test func `a null condition below a field makes that field null`() async throws {
        let response = try await answer(
            "query ($a: Boolean = false) { f node { f node { ...F } } nodes { f @skip(if: $a) } }"
                + " fragment F on Node { f @include(if: $a) }",
            ["a": nil]
        )

        #expect(try data(response) == ["f": 1, "node": ["f": 1, "node": nil], "nodes": [nil, nil]])
        #expect(response.errors.map(\.path) == [["node", "node"], ["nodes", 0], ["nodes", 1]])
    }

    @Test func `a null condition is not looked at where nothing is selected by it`() async throws {
        let response = try await answer(
            "query ($a: Boolean = false) { f node @skip(if: true) { f @include(if: $a) } ...F @include(if: false) }"
                + " fragment F on Query { f @skip(if: $a) }",
            ["a": nil]
        )

        #expect(response.description == #"{"data":{"f":1}}"#)
    }

    @Test func `a plan kept for another value does not answer for null`() async throws {
        let schema = try schema()
        let query = "query ($a: Boolean = false) { f node { f @include(if: $a) } }"
        for (variables, node) in [
            (["a": true] as ObjectValue, ["f": 1] as Value), (["a": nil], nil), (["a": false], [:]), (["a": nil], nil),
            ([:], [:]), (["a": true], ["f": 1]),
        ] {
            let response = await schema.execute(GraphQLRequest(query, variables: variables), in: ())

            #expect(try data(response) == ["f": 1, "node": node])
            #expect(response.errors.isEmpty == !node.isNull)
        }
    }

    // MARK: Arguments

    @Test(arguments: [
        ("query ($a: Int = 1) { f required(a: $a) }", "required"),
        ("query ($a: Int) { f defaulted(a: $a) }", "defaulted"),
        ("query ($a: Int = 1) { f list(a: [2, $a]) }", "list"),
        ("query ($a: [Int!] = [1]) { f list(a: $a) }", "list"),
        ("query ($a: Int = 1) { f point(a: {x: $a}) }", "point"),
        ("query ($a: Point = {x: 1}) { f point(a: $a) }", "point"),
        ("query ($a: Int = 1) { f points(a: [{x: 2}, {x: $a}]) }", "points"),
        ("query ($a: Int = 1) { f ...F } fragment F on Query { ... { points(a: {x: $a}) } }", "points"),
    ])
    func `a null argument, item or input field that must not be null is an error of its field`(
        query: String,
        field: String
    ) async throws {
        let response = try await answer(query, ["a": nil])

        let members = ObjectValue([.init(name: "f", value: 1), .init(name: field, value: .null)])
        #expect(try data(response) == .object(members))
        #expect(response.errors.map(\.path) == [[.field(field)]])
    }

    @Test func `a null name of a type is an error`() async throws {
        let response = try await answer(#"query ($a: String = "Node") { __type(name: $a) { name } }"#, ["a": nil])

        #expect(response.description.hasPrefix(#"{"data":{"__type":null},"errors":["#))
    }

    @Test func `the default stands in where no value is given`() async throws {
        let response = try await answer(
            "query ($a: Int = 3, $b: Boolean = true) { required(a: $a) list(a: [$a]) point(a: {x: $a}) "
                + "f @include(if: $b) }",
            [:]
        )

        #expect(response.description == #"{"data":{"required":3,"list":[3],"point":3,"f":1}}"#)
    }

    @Test(arguments: [
        "query ($a: Boolean) { f @include(if: $a) }",
        "query ($a: Boolean = null) { f @include(if: $a) }",
        "query ($a: Int) { required(a: $a) }",
        "query ($a: Int = null) { required(a: $a) }",
        "query ($a: Int) { list(a: [$a]) }",
        "query ($a: [Int] = [1]) { list(a: $a) }",
        "query ($a: Int) { point(a: {x: $a}) }",
    ])
    func `without a default that is not null the document is refused`(query: String) async throws {
        let response = try await answer(query, ["a": nil])

        #expect(!response.hasData)
    }
}

private struct Node: Sendable {}
