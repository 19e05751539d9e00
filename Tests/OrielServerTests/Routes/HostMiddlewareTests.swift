import Hummingbird
import Testing

@testable import OrielServer

/// Tests that requests for a foreign host are refused: another site's page can resolve its own name to our address.
@Suite struct HostMiddlewareTests {
    @Test(arguments: ["/", "/healthz", "/metrics", "/oriel/assets/x.js", "/oriel/session/x", "/api/status", "/nothing"])
    func `no route answers under a foreign name`(path: String) async throws {
        try await TestServer.run(routes: { router in
            router.get("/api/status") { _, _ in "secret" }
        }) { server async throws in
            let answer = try await server.get(path, ["Host": "evil.example:\(server.port)"])

            #expect(answer.status == 421)
            #expect(answer.text.contains("--allow-host evil.example"))
            #expect(server.pages.count == 0)
        }
    }

    @Test func `a host's own way to change something does not answer either`() async throws {
        try await TestServer.run(routes: { router in
            router.post("/graphql") { _, _ in "changed" }
        }) { server async throws in
            let headers = ["Host": "evil.example", "Origin": "http://evil.example", "Cookie": "session=junk"]

            #expect(try await server.request("POST", "/graphql", headers: headers).status == 421)
            #expect(try await server.request("POST", "/graphql").text == "changed")
            #expect(server.metric("oriel_refused_total{reason=\"host\"}") == 1)
        }
    }

    @Test(arguments: ["127.0.0.1", "10.1.2.3:8080", "localhost", "[::1]:80"])
    func `a container's health is checked by its address`(host: String) async throws {
        try await TestServer.run { server async throws in
            #expect(try await server.get("/healthz", ["Host": host]).status == 200)
        }
    }
}
