import Testing

@testable import GraphQL

private protocol Node: Sendable {
    var id: ID { get }
}

@Suite struct AbstractTypeTests {
    private struct Photo: Node {
        var id: ID
        var width: Int
    }

    private struct Link: Node {
        var id: ID
        var url: String
    }

    private struct Stranger: Node {
        var id: ID
    }

    private enum Item: Sendable {
        case photo(Photo)
        case link(Link)
    }

    private func answer(_ query: String) async throws -> String {
        let schema = try Schema {
            ObjectType("Query", in: Void.self) {
                Field("nodes") { _, _ -> [any Node] in [Photo(id: "p", width: 3), Link(id: "l", url: "u")] }
                Field("items") { _, _ -> [Item?] in
                    [.link(Link(id: "l", url: "u")), nil, .photo(Photo(id: "p", width: 3))]
                }
                Field("stranger") { _, _ -> (any Node)? in Stranger(id: "s") }
            }
            InterfaceType("Node", of: (any Node).self) { FieldSignature("id", ID.self) }
            UnionType("Item", of: Item.self) {
                Member(Photo.self) { if case .photo(let photo) = $0 { photo } else { nil } }
                Member(Link.self) { if case .link(let link) = $0 { link } else { nil } }
            }
            ObjectType("Photo", of: Photo.self, in: Void.self, implements: ["Node"]) {
                Field("id", \.id)
                Field("width", \.width)
            }
            ObjectType("Link", of: Link.self, in: Void.self, implements: ["Node"]) {
                Field("id", \.id)
                Field("url", \.url)
            }
        }
        return await schema.execute(GraphQLRequest(query), in: ()).description
    }

    @Test func `a value of an interface is the object that stands for its Swift type`() async throws {
        let response = try await answer("{ nodes { __typename id ... on Photo { width } ... on Link { url } } }")

        #expect(
            response == """
                {"data":{"nodes":[{"__typename":"Photo","id":"p","width":3},{"__typename":"Link","id":"l","url":"u"}]}}
                """
        )
    }

    @Test func `a value of a union is the member that takes it`() async throws {
        let response = try await answer("{ items { ... on Photo { width } ... on Link { url } } }")

        #expect(response == #"{"data":{"items":[{"url":"u"},null,{"width":3}]}}"#)
    }

    @Test func `a value that is no object of the interface is an error`() async throws {
        let response = try await answer("{ stranger { id } }")

        #expect(response.hasPrefix(#"{"data":{"stranger":null},"errors":[{"message":"#))
        #expect(response.contains("Stranger"))
    }
}
