import Foundation
import Synchronization
import Testing

@testable import OrielServer

@Suite struct LiveServerTests {
    @Test func `an address in use is one sentence`() async throws {
        try await TestServer.run { server in
            var options = try TestServer.options()
            options.port = server.port
            let second = LiveServer(pages: FakePages(), options: options, registry: PrometheusRegistry())

            await #expect {
                try await second.run(signals: []) { _ in }
            } throws: { error in
                "\(error)"
                    == "cannot listen on 127.0.0.1:\(server.port): the port is in use; choose another one with --port"
            }
        }
    }

    @Test func `an address this machine does not have is one sentence`() async throws {
        var options = try TestServer.options()
        options.host = "192.0.2.1"
        let server = LiveServer(pages: FakePages(), options: options, registry: PrometheusRegistry())

        await #expect {
            try await server.run(signals: []) { _ in }
        } throws: { error in
            "\(error)" == "cannot listen on 192.0.2.1:0: this machine has no such address; choose one with --host"
        }
    }

    @Test func `many pages leave nothing behind`() async throws {
        var limits = SessionLimits()
        limits.attachTimeout = .seconds(2)
        limits.resumeTimeout = .seconds(2)
        try await TestServer.run(
            options: try TestServer.options("--max-sessions-per-address", "1000"),
            sessionLimits: limits
        ) { server in
            for round in 0..<100 {
                if round % 2 == 0 {
                    _ = try await server.get("/\(round)")
                } else {
                    let client = try await server.connect("/\(round)")
                    _ = try await client.welcome()
                    client.close()
                }
            }

            try await waitUntil("all is gone") {
                server.metric("oriel_sessions") == 0 && server.metric("oriel_sockets") == 0
            }
            weak let last = server.pages.last
            server.pages.made.withLock { $0 = [] }
            try await waitUntil("the last page is freed") { last == nil }
        }
    }
}
