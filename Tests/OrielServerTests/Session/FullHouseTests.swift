import Foundation
import OrielProtocol
import Testing

@testable import OrielServer

/// Tests of a server at its session limit.
@Suite struct FullHouseTests {
    private func page(_ server: TestServer, from address: String) async throws -> RawResponse {
        let connection = try await RawConnection.open(port: server.port, from: address)
        defer { connection.close() }
        return try await connection.request("GET", "/")
    }

    @Test func `an address that holds everything gives up a page, which comes back where it was`() async throws {
        var limits = SessionLimits()
        limits.attachTimeout = .seconds(2)
        let options = try TestServer.options("--max-sessions", "2")
        try await TestServer.run(options: options, sessionLimits: limits) { server async throws in
            let first = try await server.connect()
            let session = try await first.welcome().session
            first.input("kept", number: 1)
            _ = try await first.nextFrame()
            let second = try await server.connect()
            _ = try await second.welcome()

            #expect(try await page(server, from: "127.0.0.2").status == 200)

            let kept = try await first.wait { if case .snapshot = $0 { true } else { false } }
            guard case .snapshot(let sealed) = kept else { return }
            #expect(try await first.wait(for: { if case .end = $0 { true } else { false } }) == .end(.evicted))
            #expect(server.metric("oriel_sessions_evicted_total") == 1)
            second.input("still here", number: 1)
            #expect(try await second.nextFrame().text == "still here|0")

            // The page that replaced it has no connection, and expires.
            try await waitUntil("there is room") { server.metric("oriel_sessions") == 1 }
            let again = try await SocketClient.connect(port: server.port, token: "", session: session, snapshot: sealed)
            #expect(try await again.welcome().goesOn == false)
            #expect(try await again.nextFrame().text == "kept|0")
        }
    }

    @Test func `a page for whose socket there is no room may try again with the same token`() async throws {
        var limits = SessionLimits()
        limits.resumeTimeout = .milliseconds(100)
        let options = try TestServer.options("--max-sessions", "1")
        try await TestServer.run(options: options, sessionLimits: limits) { server async throws in
            let token = try await server.token()
            // Replaces the waiting page.
            let other = try await server.connect()
            _ = try await other.welcome()
            other.input("busy", number: 1)
            _ = try await other.nextFrame()

            let early = try await SocketClient.connect(port: server.port, token: token)
            #expect(try await early.next() == .end(.stopping))
            other.close()
            try await waitUntil("there is room") { server.metric("oriel_sessions") == 0 }
            let late = try await SocketClient.connect(port: server.port, token: token)
            #expect(try await late.welcome().goesOn == false)
        }
    }
}
