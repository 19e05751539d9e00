import ArgumentParser
import Foundation
import Hummingbird
import Logging
import ServiceLifecycle

@testable import OrielServer

/// A server on a free loopback port, which runs for the duration of a test.
struct TestServer: Sendable {
    let port: Int
    let pages: FakePages
    let registry: PrometheusRegistry
    let group: ServiceGroup

    /// Returns options for tests: critical log level, free port.
    static func options(_ arguments: String...) throws -> ServerOptions {
        try HostEnvironment.$replacement.withValue([:]) {
            try ServerOptions.parse(["--port", "0", "--log-level", "critical"] + arguments)
        }
    }

    /// Runs a server until the body returns, then stops it gracefully and waits for its end.
    static func run(
        options: ServerOptions? = nil,
        sessionLimits: SessionLimits? = nil,
        socketLimits: SocketLimits? = nil,
        pages: FakePages = FakePages(),
        configure: (inout LiveServer) -> Void = { _ in },
        routes: @escaping @Sendable (Router<ServerRequestContext>) throws -> Void = { _ in },
        _ body: @Sendable @escaping (TestServer) async throws -> Void
    ) async throws {
        let registry = PrometheusRegistry()
        var server = LiveServer(
            pages: pages,
            options: try options ?? Self.options(),
            registry: registry,
            routes: routes
        )
        server.sessionLimits = sessionLimits
        server.socketLimits = socketLimits
        server.patience = .zero
        configure(&server)

        let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
        let application = try server.application { port in
            continuation.yield(port)
            continuation.finish()
        }
        let group = ServiceGroup(
            configuration: ServiceGroupConfiguration(services: [application], logger: application.logger)
        )
        try await withThrowingTaskGroup(of: Void.self) { tasks in
            tasks.addTask {
                defer { continuation.finish() }
                try await group.run()
            }
            var iterator = ports.makeAsyncIterator()
            guard let port = await iterator.next() else { return try await tasks.waitForAll() }
            let running = TestServer(port: port, pages: pages, registry: registry, group: group)
            do {
                try await body(running)
            } catch {
                await group.triggerGracefulShutdown()
                throw error
            }
            await group.triggerGracefulShutdown()
            try await tasks.waitForAll()
        }
    }

    func get(_ path: String, _ headers: [String: String] = [:]) async throws -> RawResponse {
        try await request("GET", path, headers: headers)
    }

    func request(
        _ method: String,
        _ path: String,
        headers: [String: String] = [:],
        body: [UInt8] = []
    ) async throws -> RawResponse {
        let connection = try await RawConnection.open(port: port)
        defer { connection.close() }
        return try await connection.request(method, path, headers: headers, body: body)
    }

    /// Loads a page and returns its token.
    func token(_ path: String = "/") async throws -> String {
        let text = try await get(path).text
        guard let start = text.firstRange(of: "\"token\":\""), let end = text[start.upperBound...].firstIndex(of: "\"")
        else { throw NoToken(text: text) }
        return String(text[start.upperBound..<end])
    }

    struct NoToken: Error { let text: String }

    /// Loads a page and opens its socket.
    func connect(_ path: String = "/", reads: Bool = true) async throws -> SocketClient {
        try await SocketClient.connect(port: port, token: token(path), path: path, reads: reads)
    }

    /// Returns the value of a metric; the name includes the labels as written.
    func metric(_ name: String) -> Double? {
        registry.text().split(separator: "\n").first { $0.hasPrefix(name + " ") }
            .flatMap { Double($0.dropFirst(name.count + 1)) }
    }
}
