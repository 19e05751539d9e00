import Hummingbird
import NIOCore
import NIOWebSocket
import Testing

@testable import OrielServer

/// WebSockets of the host on the server's port.
@Suite struct HostedSocketTests {
    private static let handshake = [
        "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    ]

    /// A socket that sends its messages back; clients from `/echo?full` are refused.
    private static let echo = HostedSocket(path: "/echo", maximumFrameSize: 100) { request in
        guard request.uri.query != "full" else {
            return .refuse(SocketRefusal(status: 429, message: "Too many, \(request.clientAddress).", retryAfter: 7))
        }
        return .accept(
            subprotocol: "echo",
            start: { channel in
                try channel.pipeline.syncOperations.addHandler(Echo())
                return { _ = try? await channel.closeFuture.get() }
            }
        )
    }

    private final class Echo: ChannelInboundHandler {
        typealias InboundIn = WebSocketFrame
        typealias OutboundOut = WebSocketFrame

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            let frame = unwrapInboundIn(data)
            let answer = WebSocketFrame(fin: true, opcode: frame.opcode, data: frame.unmaskedData)
            context.writeAndFlush(wrapOutboundOut(answer), promise: nil)
        }

        func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
            if event is ChannelShouldQuiesceEvent { context.close(promise: nil) }
        }
    }

    private func withServer(_ body: @Sendable @escaping (TestServer) async throws -> Void) async throws {
        try await TestServer.run(
            configure: { $0.sockets = [Self.echo] },
            routes: { router in router.get("/echo") { _, _ in "the route" } },
            body
        )
    }

    @Test func `the host serves a socket at its path`() async throws {
        try await withServer { server in
            let connection = try await RawConnection.open(port: server.port)
            let answer = try await connection.request("GET", "/echo?x=1", headers: Self.handshake)
            #expect(answer.status == 101)
            #expect(answer.headers["sec-websocket-protocol"] == "echo")
            #expect(answer.headers["sec-websocket-accept"] == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")

            connection.send(SocketClient.frame(Array("hello".utf8), opcode: 1))
            let content = try await connection.take("the echo") { SocketClient.takeFrame(from: &$0)?.payload }
            #expect(content == Array("hello".utf8))
            connection.close()
        }
    }

    @Test func `the host refuses a handshake with an answer`() async throws {
        try await withServer { server in
            let connection = try await RawConnection.open(port: server.port)
            let answer = try await connection.request("GET", "/echo?full", headers: Self.handshake)

            #expect(answer.status == 429)
            #expect(answer.headers["retry-after"] == "7")
            #expect(answer.text == "Too many, 127.0.0.1.\n")
            try await connection.waitForClose()
        }
    }

    @Test(arguments: [("Origin", "https://evil.example", 403), ("Host", "evil.example", 421)])
    func `pages of other sites get no socket`(_ name: String, _ value: String, _ status: Int) async throws {
        try await withServer { server in
            let headers = Self.handshake.merging([name: value]) { $1 }

            let response = try await server.get("/echo", headers)
            #expect(response.status == status)
        }
    }

    @Test(arguments: ["Upgrade", "Sec-WebSocket-Key", "Sec-WebSocket-Version"])
    func `a request that is no handshake goes to the route`(_ missing: String) async throws {
        try await withServer { server in
            let answer = try await server.get("/echo", Self.handshake.filter { $0.key != missing })

            #expect(answer.status == 200)
            #expect(answer.text == "the route")
        }
    }

    @Test func `the sockets of pages are as before`() async throws {
        try await withServer { server in
            let client = try await server.connect()
            _ = try await client.welcome()
            client.input("hello", number: 1)

            #expect(try await client.nextFrame().text == "hello|0")
        }
    }
}
