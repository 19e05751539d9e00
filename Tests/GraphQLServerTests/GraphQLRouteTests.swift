import GraphQL
import GraphQLServer
import HTTPTypes
import Hummingbird
import Testing

@Suite struct GraphQLRouteTests {
    private struct Viewer: Sendable {
        var name: String?
    }

    private struct Broken: Error {}

    private func answerer(_ options: GraphQLServerOptions = GraphQLServerOptions()) throws -> Answerer {
        let schema = try Schema {
            ObjectType("Query", in: Viewer.self) {
                Field("hello") { _, viewer in "Hello \(viewer.name ?? "stranger")" }
                Field("slow") { _, _ -> Bool? in
                    try await Task.sleep(for: .seconds(600))
                    return true
                }
                Field("broken") { _, _ -> String? in throw Broken() }
                Field("list", Arg("first", Int.self), cost: { _, first in first }) { _, _, first in Array(0..<first) }
            }
            ObjectType("Mutation", in: Viewer.self) {
                Field("change") { _, _ in true }
            }
        }
        let router = Router()
        router.addGraphQL(schema, options: options) { request, _ in Viewer(name: request.headers[.from]) }
        return Answerer(router)
    }

    private func post(
        _ body: String,
        headers: HTTPFields = [:],
        options: GraphQLServerOptions = GraphQLServerOptions()
    ) async throws -> Answer {
        var fields: HTTPFields = [.contentType: "application/json"]
        for header in headers { fields[header.name] = header.value }
        return try await answerer(options).answer(.post, "/graphql", fields, body)
    }

    private func get(_ query: String, headers: HTTPFields = [:]) async throws -> Answer {
        try await answerer().answer(.get, "/graphql?\(query)", headers, "")
    }

    @Test func `a query is answered with the context of its request`() async throws {
        let answer = try await post(#"{"query":"{ hello }"}"#, headers: [.from: "Jake"])

        #expect(answer.status == .ok)
        #expect(answer.headers[.contentType] == "application/graphql-response+json; charset=utf-8")
        #expect(answer.body == #"{"data":{"hello":"Hello Jake"}}"#)
    }

    @Test func `a client that wants plain JSON gets it, and always the status 200`() async throws {
        let answer = try await post(#"{"query":"{ nothing }"}"#, headers: [.accept: "application/json"])

        #expect(answer.status == .ok)
        #expect(answer.headers[.contentType] == "application/json; charset=utf-8")
    }

    @Test(arguments: [("{", 400), ("{ nothing }", 422)])
    func `a request that is not executed has a status that says so`(_ query: String, _ status: Int) async throws {
        let answer = try await post(#"{"query":"\#(query)"}"#)

        #expect(answer.status.code == status)
        #expect(!answer.body.contains(#""data""#))
    }

    @Test(arguments: [
        #"[{"query":"{ hello }"}]"#, "nonsense", "{}", #"{"query":5}"#, #"{"query":"{ hello }","variables":[]}"#,
    ])
    func `a body that is no request is refused`(_ body: String) async throws {
        #expect(try await post(body).status == .badRequest)
    }

    @Test(arguments: ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
    func `a type that forms of other sites can send is refused`(_ type: String) async throws {
        #expect(
            try await post(#"{"query":"{ hello }"}"#, headers: [.contentType: type]).status == .unsupportedMediaType
        )
    }

    @Test func `a request that a page of another site makes is refused`() async throws {
        let site = try #require(HTTPField.Name("Sec-Fetch-Site"))

        #expect(try await post(#"{"query":"{ hello }"}"#, headers: [site: "cross-site"]).status == .forbidden)
        #expect(
            try await post(#"{"query":"{ hello }"}"#, headers: [.origin: "https://evil.example"]).status == .forbidden
        )
        #expect(try await post(#"{"query":"{ hello }"}"#, headers: [site: "same-origin"]).status == .ok)
    }

    @Test func `a body beyond the limit is refused`() async throws {
        var options = GraphQLServerOptions()
        options.maximumBodySize = 100
        let body = #"{"query":"{ hello } \#(String(repeating: " ", count: 200))"}"#

        #expect(try await post(body, options: options).status == .contentTooLarge)
    }

    @Test func `a query over GET is answered, a mutation is not`() async throws {
        let query = try await get("query=%7B%20hello%20%7D")
        #expect(query.body == #"{"data":{"hello":"Hello stranger"}}"#)
        #expect(try await get("operationName=&query=%7b+hello+%7d").body == query.body)

        let mutation = try await get("query=mutation%20%7B%20change%20%7D")
        #expect(mutation.status == .methodNotAllowed)
        #expect(mutation.headers[.allow] == "POST")
    }

    @Test(arguments: ["query=%7", "query=%zz", "query=%ff", "", "query=%7B+hello+%7D&variables=%7B"])
    func `an address that cannot be read is refused`(_ query: String) async throws {
        #expect(try await get(query).status == .badRequest)
    }

    @Test func `variables come in an address as JSON`() async throws {
        let query = "query=query($n:Int!)%7Blist(first:$n)%7D&variables=%7B%22n%22%3A2%7D"

        #expect(try await get(query).body == #"{"data":{"list":[0,1]}}"#)
    }

    @Test(arguments: ["application/json", "application/graphql-response+json"])
    func `a request that takes too long is given up, and that is no fault of its own`(_ type: String) async throws {
        var options = GraphQLServerOptions()
        options.timeout = .milliseconds(20)

        let answer = try await post(#"{"query":"{ slow }"}"#, headers: [.accept: type], options: options)
        #expect(answer.status == .serviceUnavailable)
    }

    @Test func `an unexpected error of a resolver is hidden from the client`() async throws {
        let answer = try await post(#"{"query":"{ broken }"}"#)

        #expect(answer.body.contains("could not answer this part"))
        #expect(!answer.body.contains("Broken"))
    }

    @Test(arguments: [
        "{ \(String(repeating: "a: hello ", count: 101)) }",
        "{ hello \(String(repeating: "@include(if: true) ", count: 2_000)) }",
        "{ __schema { types { fields { type { fields { type { fields { type { fields { type { fields { type { fields { type { name } } } } } } } } } } } } } } }",
    ])
    func `a document that asks for more than strangers may is refused`(_ query: String) async throws {
        #expect(try await post("{\"query\":\"\(query)\"}").status.code >= 400)
    }

    @Test func `the usual introspection queries pass, larger ones fail`() async throws {
        let wrapped = (0..<9).reduce("kind name") { inner, _ in "kind name ofType { \(inner) }" }
        let value = "name description type { \(wrapped) } defaultValue isDeprecated deprecationReason"
        let fields = "fields(includeDeprecated: true) { name description args { \(value) } type { \(wrapped) } }"
        let type = """
            kind name description \(fields) inputFields { \(value) } interfaces { \(wrapped) } \
            enumValues(includeDeprecated: true) { name description } possibleTypes { \(wrapped) }
            """
        let schema = """
            { __schema { description queryType { name } mutationType { name } types { \(type) } \
            directives { name description isRepeatable locations args { \(value) } } } }
            """
        #expect(try await post("{\"query\":\"\(schema)\"}").status == .ok)

        let bomb = (0..<5).reduce("name") { inner, _ in "fields { type { \(inner) } }" }
        #expect(try await post("{\"query\":\"{ __schema { types { \(bomb) } } }\"}").status == .unprocessableContent)
    }

    @Test func `a request that may cost too much is refused before it runs`() async throws {
        #expect(try await post(#"{"query":"{ list(first: 50000) }"}"#).status == .ok)
        let answer = try await post(#"{"query":"query ($n: Int!) { list(first: $n) }","variables":{"n":50001}}"#)
        #expect(answer.status == .unprocessableContent)
        #expect(answer.body.contains("TOO_EXPENSIVE"))
    }
}
