import Encodings
import Foundation
import OrielProtocol
import TestSupport
import Testing

@testable import OrielServer

/// Tests of attacks on the socket.
@Suite struct SocketAttackTests {
    @Test(arguments: [
        ["Origin": "http://evil.example"], ["Origin": "null"], ["Origin": ""], ["Origin": "http://127.0.0.1:1"],
    ])
    func `a foreign page gets no socket but an answer`(headers: [String: String]) async throws {
        try await TestServer.run { server async throws in
            let answer = try await SocketClient.upgrade(port: server.port, headers: headers).answer

            #expect(answer.status == 403)
            #expect(server.metric("oriel_refused_total{reason=\"socket_origin\"}") == 1)
        }
    }

    @Test func `a page that has given its own name our address gets none either`() async throws {
        try await TestServer.run { server async throws in
            let headers = ["Origin": "http://evil.example", "Host": "evil.example"]

            let answer = try await SocketClient.upgrade(port: server.port, headers: headers).answer

            #expect(answer.status == 421)
            #expect(server.metric("oriel_refused_total{reason=\"host\"}") == 1)
        }
    }

    @Test(arguments: [
        ["Upgrade": "h2c"], ["Sec-WebSocket-Version": "8"], ["Sec-WebSocket-Key": ""],
        ["Connection": "close", "Upgrade": ""],
    ])
    func `a request without an upgrade is rejected`(headers: [String: String]) async throws {
        try await TestServer.run { server async throws in
            let answer = try await SocketClient.upgrade(port: server.port, headers: headers).answer

            #expect(answer.status == 426 || answer.status == 400)
        }
    }

    @Test func `a compressed message that would fill the memory ends the socket`() async throws {
        try await TestServer.run { server async throws in
            let client = try await SocketClient.connect(
                port: server.port,
                token: try await server.token(),
                headers: ["Sec-WebSocket-Extensions": "permessage-deflate"]
            )
            _ = try await client.welcome()
            let bomb = try #require(Compression.deflateMessage([UInt8](repeating: 0, count: 10_000_000)))

            client.send(bytes: bomb.dropLast(4), opcode: 2 | SocketClient.compressed)

            #expect(try await client.closeCode() == 1009)
        }
    }

    @Test(arguments: [(false, 2 as UInt8), (true, 0), (true, 9), (true, 2)])
    func `the bit of compressed messages is refused where it has no meaning`(
        isAgreed: Bool,
        opcode: UInt8
    ) async throws {
        try await TestServer.run { server async throws in
            let client = try await SocketClient.connect(
                port: server.port,
                token: try await server.token(),
                headers: isAgreed ? ["Sec-WebSocket-Extensions": "permessage-deflate"] : [:]
            )
            _ = try await client.welcome()

            // Not a deflate block either.
            client.send(bytes: [7, 255, 255], opcode: opcode | SocketClient.compressed)

            #expect(try await client.closeCode() == 1002)
        }
    }

    @Test func `a token works once`() async throws {
        try await TestServer.run { server async throws in
            let token = try await server.token()
            let first = try await SocketClient.connect(port: server.port, token: token)
            _ = try await first.welcome()

            let second = try await SocketClient.connect(port: server.port, token: token)

            #expect(try await second.next() == .end(.notAllowed))
            #expect(try await second.closeCode() == 1008)
            #expect(server.metric("oriel_refused_total{reason=\"token_reused\"}") == 1)
            first.input("still here", number: 1)
            #expect(try await first.nextFrame().text == "still here|0")
        }
    }

    @Test(arguments: ["", "x", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"])
    func `a made-up token is refused`(token: String) async throws {
        try await TestServer.run { server async throws in
            let client = try await SocketClient.connect(port: server.port, token: token)

            #expect(try await client.next() == .end(.notAllowed))
            #expect(server.pages.count == 0)
        }
    }

    @Test func `a token with one bit changed is refused`() async throws {
        try await TestServer.run { server async throws in
            var bytes = try #require(Base64URL.bytes(of: try await server.token()))
            bytes[3] ^= 1

            let client = try await SocketClient.connect(port: server.port, token: Base64URL.text(of: bytes))

            #expect(try await client.next() == .end(.notAllowed))
        }
    }

    @Test func `a page's token is not valid as a session ticket`() async throws {
        try await TestServer.run { server async throws in
            let token = try await server.token()

            let client = try await SocketClient.connect(port: server.port, token: token, session: token)

            #expect(try await client.next() == .end(.notAllowed))
        }
    }

    @Test(arguments: [[99], [7], [1], [], [2, 1, 2, 20]] as [[UInt8]])
    func `garbage closes the socket with a code`(bytes: [UInt8]) async throws {
        try await TestServer.run { server async throws in
            let client = try await SocketClient.upgrade(port: server.port).client

            client.send(bytes: bytes)

            #expect(try await client.next() == .end(.protocolError))
            #expect(try await client.closeCode() == 1002)
            try await waitUntil("the socket is gone") { server.metric("oriel_sockets") == 0 }
            #expect(try await server.get("/healthz").status == 200)
        }
    }

    @Test func `text closes the socket`() async throws {
        try await TestServer.run { server async throws in
            let client = try await server.connect()
            _ = try await client.welcome()

            client.send(bytes: Array("{}".utf8), opcode: 1)

            #expect(try await client.closeCode() == 1002)
        }
    }

    @Test func `a client of another version has to reload the page`() async throws {
        try await TestServer.run { server async throws in
            let client = try await SocketClient.upgrade(port: server.port).client

            client.send(bytes: [1, 2, 0, 0, 0])

            #expect(try await client.next() == .end(.notAllowed))
        }
    }

    @Test func `an oversize message closes the socket with its code`() async throws {
        try await TestServer.run { server async throws in
            let client = try await server.connect()
            _ = try await client.welcome()

            client.send(bytes: Array(repeating: 7, count: 70_000))

            #expect(try await client.closeCode() == 1009)
        }
    }

    @Test func `a message in very many fragments closes the socket`() async throws {
        try await TestServer.run { server async throws in
            let client = try await server.connect()
            _ = try await client.welcome()

            client.send(bytes: [7], isFinal: false)
            for _ in 0..<40 { client.send(bytes: [7], opcode: 0, isFinal: false) }

            #expect(try await client.closeCode() == 1002)
        }
    }

    @Test(
        arguments: [
            // An unmasked frame, reserved bits, an unknown opcode, a fragmented ping, and an oversized ping.
            [0x82, 0x01, 7], [0xC2, 0x81, 0, 0, 0, 0, 7], [0x83, 0x81, 0, 0, 0, 0, 7], [0x09, 0x80, 0, 0, 0, 0],
            [0x89, 0xFE, 0, 126, 0, 0, 0, 0] + Array(repeating: 0, count: 126),
        ] as [[UInt8]]
    )
    func `an impossible frame closes the socket`(bytes: [UInt8]) async throws {
        try await TestServer.run { server async throws in
            let client = try await server.connect()
            _ = try await client.welcome()

            client.connection.send(bytes)

            #expect(try await client.closeCode() == 1002)
            #expect(try await server.get("/healthz").status == 200)
        }
    }

    @Test func `a flood is slowed down, not buffered, and nothing of it is lost`() async throws {
        var limits = SocketLimits()
        limits.itemBurst = 50
        limits.itemRate = 500
        try await TestServer.run(socketLimits: limits) { server async throws in
            let client = try await server.connect()
            _ = try await client.welcome()

            // At once: a client on a busy machine would send them one by one no faster than it may.
            let events = (1...1000 as ClosedRange<UInt32>).flatMap { number -> [UInt8] in
                var writer = ByteWriter()
                ClientItem.event(ClientEvent(number: number, node: 1, payload: .input("\(number)"))).write(to: &writer)
                return SocketClient.frame(writer.bytes)
            }
            client.connection.send(events)

            var last: UInt32 = 0
            while last < 1000 { last = try await client.nextFrame().lastEvent }
            #expect((server.metric("oriel_sockets_throttled_total") ?? 0) > 0)
        }
    }

    @Test func `events for what is not there are dropped and counted`() async throws {
        try await TestServer.run { server async throws in
            let client = try await server.connect()
            _ = try await client.welcome()

            client.input("x", number: 1, node: 99)

            #expect(try await client.nextFrame().lastEvent == 1)
            #expect(server.metric("oriel_events_dropped_total{reason=\"unknown_node\"}") == 1)
        }
    }

    @Test func `random bytes at every stage leave the server standing`() async throws {
        try await TestServer.run { server async throws in
            var random = SeededGenerator(seed: 42)
            for round in 0..<40 {
                let bytes = (0..<200).map { _ in UInt8(truncatingIfNeeded: random.next()) }
                switch round % 3 {
                case 0:
                    let connection = try await RawConnection.open(port: server.port)
                    connection.send(bytes)
                    connection.close()
                case 1:
                    let client = try await SocketClient.upgrade(port: server.port).client
                    client.connection.send(bytes)
                    client.close()
                default:
                    let client = try await server.connect()
                    client.send(bytes: bytes)
                    client.close()
                }
            }
            try await waitUntil("no socket is left") { server.metric("oriel_sockets") == 0 }
            #expect(try await server.get("/healthz").status == 200)
        }
    }
}
