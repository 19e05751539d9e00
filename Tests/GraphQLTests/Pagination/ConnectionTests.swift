import Testing

@testable import GraphQL

@Suite struct ConnectionTests {
    private func page(_ arguments: String) async throws -> String {
        let schema = try Schema {
            ObjectType("Query", in: Void.self) {
                Field("numbers", Arg("first", Int.self, default: 2), Arg("after", Cursor<Int>?.self)) {
                    _,
                    _,
                    first,
                    after in
                    let size = try PageSize(first, maximum: 3)
                    let start = after.map { $0.parts + 1 } ?? 0
                    return Connection(Array((start..<5).prefix(size.limit)), size, isFirstPage: after == nil) {
                        Cursor($0)
                    }
                }
            }
            ConnectionType("Number", of: Int.self, in: Void.self)
            ConnectionType("Word", of: String.self, in: Void.self)
        }
        let query = "{ numbers\(arguments) { nodes pageInfo { hasNextPage hasPreviousPage endCursor } } }"
        return await schema.execute(GraphQLRequest(query), in: ()).description
    }

    @Test func `a page tells where the next one begins`() async throws {
        let cursor = Cursor(1).text
        #expect(
            try await page("") == """
                {"data":{"numbers":{"nodes":[0,1],"pageInfo":\
                {"hasNextPage":true,"hasPreviousPage":false,"endCursor":"\(cursor)"}}}}
                """
        )
        #expect(
            try await page("(first: 3, after: \"\(cursor)\")").contains(
                #""nodes":[2,3,4],"pageInfo":{"hasNextPage":false,"hasPreviousPage":true"#
            )
        )
    }

    @Test(arguments: ["(first: 4)", "(first: -1)", "(after: \"x\")"])
    func `an invalid page size is an error`(_ arguments: String) async throws {
        #expect(try await page(arguments).hasPrefix(#"{"data":null,"errors""#))
    }
}
