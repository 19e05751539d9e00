import Foundation
import OrielCore
import OrielProtocol
import ServiceLifecycle
import Synchronization
import Testing

@testable import OrielServer

@Suite struct RestoreTests {
    private func options() throws -> ServerOptions {
        var options = try TestServer.options()
        options.key = "a secret of at least thirty-two characters"
        return options
    }

    /// The data a browser keeps when its server stops.
    private struct Kept: Sendable {
        var token: String
        var session: String
        var snapshot: [UInt8]
    }

    private func leave(_ options: ServerOptions) async throws -> Kept {
        let kept = Mutex<Kept?>(nil)
        try await TestServer.run(options: options) { server async throws in
            let token = try await server.token()
            let client = try await SocketClient.connect(port: server.port, token: token)
            let session = try await client.welcome().session
            client.input("draft", number: 1)
            _ = try await client.nextFrame()
            await server.group.triggerGracefulShutdown()
            guard
                case .snapshot(let sealed) = try await client.wait(for: {
                    if case .snapshot = $0 { true } else { false }
                })
            else { return }
            client.close()
            kept.withLock { $0 = Kept(token: token, session: session, snapshot: sealed) }
        }
        return try #require(kept.withLock { $0 })
    }

    @Test func `another process with the same secret takes the session over`() async throws {
        let options = try options()
        let kept = try await leave(options)
        try await TestServer.run(options: options) { server async throws in
            let client = try await SocketClient.connect(
                port: server.port,
                token: kept.token,
                session: kept.session,
                lastFrame: 1,
                path: "/deep?x=y",
                snapshot: kept.snapshot
            )

            let welcome = try await client.welcome()
            #expect(!welcome.goesOn)
            let frame = try await client.nextFrame()
            #expect(frame.type == 3 && frame.text == "draft|0")
            #expect(server.pages.last?.request.path == "/deep?x=y")
            #expect(server.pages.last?.request.environment?.width == 390)
        }
    }

    @Test func `a process with another secret requires a reload`() async throws {
        let kept = try await leave(try options())
        try await TestServer.run { server async throws in
            let client = try await SocketClient.connect(
                port: server.port,
                token: kept.token,
                session: kept.session,
                snapshot: kept.snapshot
            )

            #expect(try await client.next() == .end(.notAllowed))
            #expect(server.pages.count == 0)
        }
    }

    @Test func `a modified snapshot is ignored`() async throws {
        let options = try options()
        var kept = try await leave(options)
        kept.snapshot[20] ^= 1
        let snapshot = kept.snapshot
        let session = kept.session
        try await TestServer.run(options: options) { server async throws in
            let client = try await SocketClient.connect(
                port: server.port,
                token: "",
                session: session,
                snapshot: snapshot
            )

            #expect(try await client.nextFrame().text == "|0")
        }
    }

    @Test func `a reloaded tab restores its snapshot`() async throws {
        let options = try options()
        let kept = try await leave(options)
        try await TestServer.run(options: options) { server async throws in
            let client = try await SocketClient.connect(
                port: server.port,
                token: try await server.token(),
                snapshot: kept.snapshot
            )
            _ = try await client.welcome()

            let page = try #require(server.pages.last)
            try await waitUntil("the page has the snapshot") {
                page.contents.withLock { $0.inputs.last } == .snapshot(Array("draft".utf8))
            }
        }
    }

    @Test func `a page takes what the browser has stored since it was asked for`() async throws {
        try await TestServer.run { server async throws in
            let client = try await SocketClient.connect(
                port: server.port,
                token: try await server.token(),
                headers: ["Cookie": "oriel-storage=%7B%22size%22%3A3%7D"]
            )
            _ = try await client.welcome()

            let page = try #require(server.pages.last)
            try await waitUntil("the page has the value") {
                page.contents.withLock { $0.inputs.last } == .stored(["size": .int(3)])
            }
        }
    }

    @Test func `a page whose socket comes late is made again`() async throws {
        var limits = SessionLimits()
        limits.attachTimeout = .seconds(2)
        try await TestServer.run(sessionLimits: limits) { server async throws in
            let token = try await server.token()
            try await waitUntil("the session is gone") { server.metric("oriel_sessions") == 0 }

            let client = try await SocketClient.connect(port: server.port, token: token)

            #expect(try await client.welcome().goesOn == false)
            #expect(try await client.nextFrame().type == 3)
            let again = try await SocketClient.connect(port: server.port, token: token)
            #expect(try await again.next() == .end(.notAllowed))
        }
    }

    @Test func `an idle session is put to sleep with its snapshot`() async throws {
        var limits = SessionLimits()
        limits.idleTimeout = .seconds(2)
        try await TestServer.run(sessionLimits: limits) { server async throws in
            let client = try await server.connect()
            _ = try await client.welcome()
            client.input("kept", number: 1)

            try await client.wait { if case .snapshot = $0 { true } else { false } }
            #expect(try await client.next() == .end(.evicted))
            try await waitUntil("the session is gone") { server.metric("oriel_sessions") == 0 }
        }
    }

    @Test func `a snapshot over the size limit clears the previous one`() async throws {
        var limits = SessionLimits()
        limits.snapshotDelay = .zero
        try await TestServer.run(sessionLimits: limits) { server async throws in
            let client = try await server.connect()
            _ = try await client.welcome()
            client.input("small", number: 1)
            try await client.wait { if case .snapshot(let sealed) = $0 { !sealed.isEmpty } else { false } }

            server.pages.last?.contents.withLock { $0.snapshot = Array(repeating: 1, count: 20_000) }
            client.input("large", number: 2)

            try await client.wait { $0 == .snapshot([]) }
            #expect(server.metric("oriel_snapshots_oversize_total") == 1)
        }
    }
}
