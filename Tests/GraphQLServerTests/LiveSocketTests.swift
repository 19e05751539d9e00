import GraphQL
import GraphQLServer
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle
import TestSupport
import Testing

/// Sockets over connections.
@Suite(.timeLimit(.minutes(5))) struct LiveSocketTests {
    private let ticker = Ticker()
    private let clock = ManualClock()

    private func next(_ json: String, of id: String = "1") -> SocketClient.Received {
        .message(#"{"id":"\#(id)","type":"next","payload":\#(json)}"#)
    }

    private func complete(_ id: String = "1") -> SocketClient.Received {
        .message(#"{"id":"\#(id)","type":"complete"}"#)
    }

    /// Runs a server, and stops it after `body`, which gets the server and its port.
    private func withServer(
        _ options: GraphQLServerOptions = GraphQLServerOptions(),
        _ change: (inout GraphQLSocketOptions) -> Void = { _ in },
        _ body: (ServiceGroup, Int) async throws -> Void
    ) async throws {
        var limits = GraphQLSocketOptions()
        limits.clock = clock
        change(&limits)
        var logger = Logger(label: "test")
        logger.logLevel = .critical
        let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
        let application = Application(
            router: try ticker.router(options),
            server: .http1(graphQL: try ticker.sockets(options, limits)),
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

    // MARK: Operations

    @Test func `events of a subscription come until the client completes it`() async throws {
        ticker.numbers.continuation.yield(1)
        try await withServer { _, port in
            try await SocketClient.connect(to: port) { client in
                #expect(client.head.hasPrefix("HTTP/1.1 101 "))
                #expect(client.head.contains("Sec-WebSocket-Protocol: graphql-transport-ws"))
                try await client.begin()
                try await client.subscribe("1", "subscription { numbers }")
                try await client.expect(next(#"{"data":{"numbers":1}}"#))
                ticker.numbers.continuation.yield(2)
                try await client.expect(next(#"{"data":{"numbers":2}}"#))

                try await client.send(#"{"id":"1","type":"complete"}"#)
                await ticker.hasEnded.pass()

                // The ID is free.
                try await client.subscribe("1", "{ hello }")
                try await client.expect(next(#"{"data":{"hello":"world"}}"#))
                try await client.expect(complete())
            }
        }
    }

    @Test func `queries and mutations have one response, and a source its end`() async throws {
        try await withServer { _, port in
            try await SocketClient.connect(to: port) { client in
                try await client.begin()

                try await client.subscribe("m", "mutation { change }")
                try await client.expect(next(#"{"data":{"change":true}}"#, of: "m"))
                try await client.expect(complete("m"))
                try await client.subscribe("s", "subscription { ticks(last: 1) }")
                try await client.expect(next(#"{"data":{"ticks":1}}"#, of: "s"))
                try await client.expect(complete("s"))
            }
        }
    }

    @Test(arguments: [
        ("{", "Syntax error"), ("{ nothing }", "nothing"), ("subscription { ticks(last: -1) }", "could not answer"),
    ])
    func `what cannot be executed or fails is an error of its operation alone`(
        _ query: String,
        _ reason: String
    ) async throws {
        try await withServer { _, port in
            try await SocketClient.connect(to: port) { client in
                try await client.begin()
                try await client.subscribe("1", query)
                guard case .message(let text) = try await client.next() else { throw SocketClient.Unexpected() }
                #expect(text.hasPrefix(#"{"id":"1","type":"error","payload":[{"message":""#))
                #expect(text.contains(reason))
                #expect(!text.contains("Broken"))

                try await client.subscribe("1", "{ hello }")
                try await client.expect(next(#"{"data":{"hello":"world"}}"#))
            }
        }
    }

    @Test func `where only some documents may be executed, others get an error`() async throws {
        var options = GraphQLServerOptions()
        options.documents = try PersistedDocuments([:], onlyPersisted: true)
        try await withServer(options) { _, port in
            try await SocketClient.connect(to: port) { client in
                try await client.begin()
                try await client.subscribe("1", "{ hello }")
                guard case .message(let text) = try await client.next() else { throw SocketClient.Unexpected() }
                #expect(text.contains("persisted documents only"))
            }
        }
    }

    @Test func `a subscription ends when its client closes the connection`() async throws {
        ticker.numbers.continuation.yield(1)
        try await withServer { _, port in
            try await SocketClient.connect(to: port) { client in
                try await client.begin()
                try await client.subscribe("1", "subscription { numbers }")
                try await client.expect(next(#"{"data":{"numbers":1}}"#))
            }

            await ticker.hasEnded.pass()
        }
    }

    // MARK: Connections

    @Test(arguments: [("stranger", 4401), ("foreigner", 4403), ("nobody", 4500)] as [(String, UInt16)])
    func `a client that may not connect is sent away`(_ name: String, _ code: UInt16) async throws {
        try await withServer { _, port in
            try await SocketClient.connect(to: port) { client in
                try await client.send(#"{"type":"connection_init","payload":{"as":"\#(name)"}}"#)
                try await client.expect(.closed(code))
            }
        }
    }

    @Test(arguments: ["", "Sec-WebSocket-Protocol: graphql-ws, other\r\n"])
    func `a client with another protocol is sent away`(_ headers: String) async throws {
        try await withServer { _, port in
            try await SocketClient.connect(to: port, headers) { client in
                #expect(client.head.hasPrefix("HTTP/1.1 101 "))
                #expect(!client.head.contains("Sec-WebSocket-Protocol"))
                try await client.expect(.closed(4406))
            }
        }
    }

    @Test func `a page of another site gets no socket`() async throws {
        let headers = "Sec-WebSocket-Protocol: graphql-transport-ws\r\nOrigin: https://evil.example\r\n"
        try await withServer { _, port in
            try await SocketClient.connect(to: port, headers) { client in
                #expect(client.head.hasPrefix("HTTP/1.1 403 "))
                let body = try await client.body()
                #expect(body.contains("Cross-site"))
            }
        }
    }

    @Test func `a client that says nothing is sent away after 10 seconds`() async throws {
        try await withServer { _, port in
            try await SocketClient.connect(to: port) { client in
                await clock.untilSleeping(2)
                #expect(await clock.wakeNext() == .seconds(10))
                try await client.expect(.closed(4408))
            }
        }
    }

    @Test func `an idle client is pinged, and disconnected if it does not answer`() async throws {
        try await withServer { _, port in
            try await SocketClient.connect(to: port) { client in
                try await client.begin()
                await clock.untilSleeping(2)
                clock.advance(by: .seconds(15))
                try await client.expect(.ping)

                // The answer, and a message whose answer says that the server has read both.
                try await client.send([], opcode: 10)
                try await client.send(#"{"type":"ping"}"#)
                try await client.expect(.message(#"{"type":"pong"}"#))
                await clock.untilSleeping()
                clock.advance(by: .seconds(15))
                try await client.expect(.ping)

                await clock.untilSleeping()
                clock.advance(by: .seconds(15))
                try await client.expect(.ended)
            }
        }
    }

    @Test func `a client has a limited number of sockets`() async throws {
        try await withServer(GraphQLServerOptions(), { $0.maximumCountPerClient = 1 }) { _, port in
            try await SocketClient.connect(to: port) { first in
                try await first.begin()
                try await SocketClient.connect(to: port) { second in
                    #expect(second.head.hasPrefix("HTTP/1.1 429 "))
                    #expect(second.head.contains("Retry-After: 5"))
                    let body = try await second.body()
                    #expect(body == "The client has the maximum number of sockets (1). Close one first.\n")
                }
            }
        }
    }

    @Test func `a client that reads nothing holds its source back, and is disconnected`() async throws {
        try await withServer(GraphQLServerOptions(), { $0.stallTimeout = .seconds(3) }) { _, port in
            try await SocketClient.connect(to: port) { client in
                try await client.begin()
                try await client.subscribe("1", "subscription { texts }")

                await ticker.hasEnded.pass()

                // Buffers of the system take some megabytes of these 100 KB.
                #expect(ticker.taken < 500)
            }
        }
    }

    @Test(arguments: [(2, 1003), (3, 1002), (0, 1002)] as [(UInt8, UInt16)])
    func `frames that are not allowed close the socket`(_ opcode: UInt8, _ code: UInt16) async throws {
        try await withServer { _, port in
            try await SocketClient.connect(to: port) { client in
                try await client.begin()
                try await client.send(Array("{}".utf8), opcode: opcode)
                try await client.expect(.closed(code))
            }
        }
    }

    @Test func `a message that is too large closes the socket`() async throws {
        try await withServer(GraphQLServerOptions(), { $0.maximumMessageSize = 1000 }) { _, port in
            try await SocketClient.connect(to: port) { client in
                try await client.begin()
                try await client.send([UInt8](repeating: 32, count: 1001), opcode: 1)
                try await client.expect(.closed(1009))
            }
        }
    }

    @Test func `a flood closes the socket`() async throws {
        try await withServer(GraphQLServerOptions(), { $0.messageRate = 1 }) { _, port in
            try await SocketClient.connect(to: port) { client in
                try await client.begin()
                // At once: one by one they might take longer than the server waits for the answer to its close frame.
                try await client.send(#"{"type":"pong"}"#, times: 20)
                try await client.expect(.closed(1008))
            }
        }
    }

    @Test func `a server that stops says so, and does not call subscriptions complete`() async throws {
        ticker.numbers.continuation.yield(1)
        try await withServer { server, port in
            try await SocketClient.connect(to: port) { client in
                try await client.begin()
                try await client.subscribe("1", "subscription { numbers }")
                try await client.expect(next(#"{"data":{"numbers":1}}"#))

                await server.triggerGracefulShutdown()

                try await client.expect(.closed(1001))
            }
        }
    }

    @Test func `a handshake with a body is an HTTP request`() async throws {
        try await withServer { _, port in
            try await SocketClient.connect(to: port, "Content-Length: 0\r\n") { client in
                #expect(client.head.hasPrefix("HTTP/1.1 400 "))
            }
        }
    }
}
