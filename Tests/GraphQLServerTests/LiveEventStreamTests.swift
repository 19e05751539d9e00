import GraphQL
import GraphQLServer
import Hummingbird
import Logging
import NIOCore
import NIOPosix
import ServiceLifecycle
import TestSupport
import Testing

/// Event streams over a connection.
@Suite(.timeLimit(.minutes(5))) struct LiveEventStreamTests {
    private static let body = #"{"query":"subscription { numbers }"}"#
    private static let request =
        "POST /graphql HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nAccept: text/event-stream\r\n"
        + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"

    private let ticker = Ticker()

    /// Runs a server, and stops it after `body`, which gets the server and its port.
    private func withServer(_ body: (ServiceGroup, Int) async throws -> Void) async throws {
        var streams = EventStreamOptions()
        // A comment that cannot be sent finds that a client is gone.
        streams.keepAliveInterval = .milliseconds(10)
        var options = GraphQLServerOptions()
        options.eventStreams = streams
        var logger = Logger(label: "test")
        logger.logLevel = .critical
        let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
        let application = Application(
            router: try ticker.router(options),
            configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
            onServerRunning: { channel in continuation.yield(channel.localAddress?.port ?? 0) },
            logger: logger
        )
        let server = ServiceGroup(configuration: ServiceGroupConfiguration(services: [application], logger: logger))
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await server.run() }
            let port = try #require(await ports.first { _ in true })
            try await body(server, port)
            await server.triggerGracefulShutdown()
            try await group.waitForAll()
        }
    }

    /// Connects to a server, and closes the connection after `body`.
    private func withConnection(
        to port: Int,
        _ body: (NIOAsyncChannelInboundStream<ByteBuffer>) async throws -> Void
    ) async throws {
        let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .connect(host: "127.0.0.1", port: port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
                }
            }
        try await channel.executeThenClose { inbound, outbound in
            try await outbound.write(ByteBuffer(string: Self.request))
            try await body(inbound)
        }
    }

    @Test func `a subscription ends when its client closes the connection`() async throws {
        ticker.numbers.continuation.yield(1)
        try await withServer { _, port in
            try await withConnection(to: port) { inbound in
                var text = ""
                for try await buffer in inbound {
                    text += String(buffer: buffer)
                    if text.contains(#"data: {"data":{"numbers":1}}"#) { return }
                }
                Issue.record("The server closed the connection after \(text)")
            }

            await ticker.hasEnded.pass()
        }
    }

    @Test func `a server that stops does not wait for streams, nor call them complete`() async throws {
        ticker.numbers.continuation.yield(1)
        try await withServer { server, port in
            try await withConnection(to: port) { inbound in
                var text = ""
                for try await buffer in inbound {
                    text += String(buffer: buffer)
                    if text.contains(#"data: {"data":{"numbers":1}}"#) { await server.triggerGracefulShutdown() }
                }
                #expect(text.contains("event: next"))
                #expect(!text.contains("event: complete"))
            }
        }
    }
}
