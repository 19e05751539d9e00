import Foundation
import Testing

@testable import OrielServer

/// Tests of the addresses of the inspector.
@Suite struct InspectorRouteTests {
    private static let own = ["Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "cors"]

    /// Opens a page, and returns the ticket of its session as an address has it.
    private func ticket(_ server: TestServer) async throws -> (SocketClient, String) {
        let client = try await SocketClient.connect(port: server.port, token: try await server.token())
        return (client, try await client.welcome().session)
    }

    @Test func `the inspector is a page that only this server frames`() async throws {
        try await TestServer.run { server async throws in
            let page = try await server.get("/oriel/inspect")
            #expect(page.status == 200 && page.headers["content-type"] == "text/html; charset=utf-8")
            let policy = try #require(page.headers["content-security-policy"])
            #expect(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'self'"))
            let script = try await server.get("/oriel/inspector.js")
            #expect(script.status == 200 && script.headers["content-type"] == "text/javascript; charset=utf-8")
            let styles = try await server.get("/oriel/inspector.css")
            #expect(styles.status == 200 && styles.headers["content-type"] == "text/css; charset=utf-8")
        }
    }

    @Test func `each module that a script of the inspector imports is there`() async throws {
        try await TestServer.run { server async throws in
            var paths = ["/oriel/inspector.js"]
            var index = 0
            while index < paths.count {
                let script = try await server.get(paths[index])
                #expect(script.status == 200, "\(paths[index])")
                let imports = script.text.matches(of: /from '(.*?)'/).map { String($0.1) }
                paths += imports.filter { !paths.contains($0) }
                index += 1
            }
            #expect(paths.count == 9)
        }
    }

    @Test func `a session answers those who have its ticket`() async throws {
        try await TestServer.run { server async throws in
            let (client, ticket) = try await ticket(server)
            let tree = try await server.get("/oriel/inspect/\(ticket)/tree", Self.own)
            #expect(tree.status == 200 && tree.headers["content-type"] == "application/json")
            #expect(tree.headers["cache-control"] == "no-store")
            client.close()
        }
    }

    @Test func `other origins are refused`() async throws {
        try await TestServer.run { server async throws in
            let (client, ticket) = try await ticket(server)
            let path = "/oriel/inspect/\(ticket)/tree"
            #expect(try await server.get(path).status == 403)
            #expect(try await server.get(path, ["Origin": "https://other.example"]).status == 403)
            let foreign = ["Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "cors"]
            #expect(try await server.get(path, foreign).status == 403)
            client.close()
        }
    }

    @Test func `questions that make no sense are refused`() async throws {
        try await TestServer.run { server async throws in
            let (client, ticket) = try await ticket(server)
            #expect(try await server.get("/oriel/inspect/nonsense/tree", Self.own).status == 404)
            #expect(try await server.get("/oriel/inspect/\(ticket)/other", Self.own).status == 400)
            #expect(try await server.get("/oriel/inspect/\(ticket)/log", Self.own).status == 400)
            #expect(try await server.get("/oriel/inspect/\(ticket)/log?after=-1", Self.own).status == 400)
            #expect(try await server.get("/oriel/inspect/\(ticket)/path?of=x", Self.own).status == 400)
            #expect(try await server.get("/oriel/inspect/\(ticket)/node?of=1", Self.own).status == 404)
            client.close()
        }
    }

    @Test func `a log is sent when there is something new`() async throws {
        try await TestServer.run { server async throws in
            let (client, ticket) = try await ticket(server)
            #expect(try await server.get("/oriel/inspect/\(ticket)/open", Self.own).status == 200)
            let page = try #require(server.pages.last)
            page.inspectorLog.add(InspectorLog.Frame(number: 1, bytes: 2, answeredEvent: 0, duration: 0.5))

            let answer = try await server.get("/oriel/inspect/\(ticket)/log?after=0", Self.own)

            let entries = try JSONSerialization.jsonObject(with: Data(answer.body)) as? [[String: Any]]
            #expect((entries?.first?["frame"] as? [String: Any])?["bytes"] as? Int == 2)
            client.close()
        }
    }
}
