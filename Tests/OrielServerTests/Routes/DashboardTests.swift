import Foundation
import Hummingbird
import Testing

@testable import OrielServer

@Suite struct DashboardTests {
    private static let paths = [
        "/oriel/dashboard", "/oriel/dashboard.js", "/oriel/dashboard.css", "/oriel/dashboard.json",
    ]

    private func figures(_ server: TestServer) async throws -> [String: Any] {
        let answer = try await server.get("/oriel/dashboard.json")
        return try #require(try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any])
    }

    @Test func `this machine sees sessions, memory and metrics`() async throws {
        try await TestServer.run { server async throws in
            let client = try await SocketClient.connect(port: server.port, token: try await server.token())
            _ = try await client.welcome()

            let figures = try await figures(server)

            let worker = try #require((figures["workers"] as? [[String: Any]])?.first)
            #expect(worker["sessionCount"] as? Int == 1 && (worker["memory"] as? Int ?? 0) > 1_000_000)
            let session = try #require((worker["sessions"] as? [[String: Any]])?.first)
            #expect(session["presence"] as? String == "attached" && session["isSignedIn"] as? Bool == false)
            let metrics = try #require(figures["metrics"] as? [String: Double])
            #expect(metrics["oriel_sessions"] == 1 && metrics["oriel_updates_total"] == 0)
            let page = try await server.get("/oriel/dashboard")
            #expect(page.headers["content-type"] == "text/html; charset=utf-8")
            #expect(page.headers["content-security-policy"]?.contains("frame-ancestors 'none'") == true)
            client.close()
        }
    }

    @Test(arguments: paths)
    func `behind a proxy nobody sees it`(path: String) async throws {
        let options = try TestServer.options("--trust-forwarded")
        try await TestServer.run(options: options) { server async throws in
            #expect(try await server.get(path).status == 403)
        }
    }

    @Test(arguments: paths)
    func `the host decides if it wants to`(path: String) async throws {
        let options = try TestServer.options("--trust-forwarded")
        try await TestServer.run(options: options) {
            $0.allowsDashboard = { $0.request.cookies["role"]?.value == "admin" }
        } _: { server async throws in
            #expect(try await server.get(path).status == 403)
            #expect(try await server.get(path, ["Cookie": "role=admin"]).status == 200)
        }
    }

    @Test func `without metrics there is none`() async throws {
        let options = try TestServer.options("--no-metrics")
        try await TestServer.run(options: options) { server async throws in
            #expect(try await server.get("/oriel/dashboard.json").text.contains("workers") == false)
        }
    }
}
