import Foundation
import NIOCore
import OrielProtocol
import ServiceLifecycle
import Synchronization
import Testing

@testable import OrielServer

@Suite struct SocketTests {
    @Test func `an event comes back as a frame with its number`() async throws {
        try await TestServer.run { server async throws in
            let client = try await server.connect()
            let welcome = try await client.welcome()
            #expect(welcome.goesOn && welcome.lastFrame == 0)

            client.input("hello", number: 1)
            let frame = try await client.nextFrame()

            #expect(frame.text == "hello|0" && frame.number == 1 && frame.lastEvent == 1)
        }
    }

    private static let compression = ["Sec-WebSocket-Extensions": "permessage-deflate; client_max_window_bits"]

    private func compressed(_ item: ClientItem) throws -> [UInt8] {
        var writer = ByteWriter()
        item.write(to: &writer)
        return try #require(Compression.deflateMessage(writer.bytes)).dropLast(4)
    }

    @Test func `messages are compressed in both directions if the client offers it`() async throws {
        try await TestServer.run { server async throws in
            let token = try await server.token()
            let client = try await SocketClient.connect(port: server.port, token: token, headers: Self.compression)
            _ = try await client.welcome()
            let page = try #require(server.pages.last)

            let event = ClientItem.event(ClientEvent(number: 1, node: 1, payload: .input("hello")))
            client.send(bytes: try compressed(event), opcode: 2 | SocketClient.compressed)
            #expect(try await client.nextFrame().text == "hello|0")

            page.setText("long", padding: 100_000)
            let size = try await client.connection.take("a frame") { bytes in
                var rest = bytes
                guard let frame = SocketClient.takeFrame(from: &rest) else { return Int?.none }
                defer { bytes = rest }
                return frame.opcode == 2 && frame.payload.count > 100_000 ? bytes.count - rest.count : nil
            }
            #expect(size < 10_000)
            // A message in two frames, of which only the first says that it is compressed.
            let second = try compressed(.event(ClientEvent(number: 2, node: 1, payload: .input("in two parts"))))
            client.send(bytes: Array(second.prefix(4)), opcode: 2 | SocketClient.compressed, isFinal: false)
            client.send(bytes: Array(second.dropFirst(4)), opcode: 0)
            #expect(try await client.nextFrame().text.hasPrefix("in two parts"))
        }
    }

    @Test func `a cut connection resumes without loss and without a mount`() async throws {
        try await TestServer.run { server async throws in
            let client = try await server.connect()
            let session = try await client.welcome().session
            client.input("one", number: 1)
            _ = try await client.nextFrame()
            client.send(.acknowledge(1))
            client.close()

            let page = try #require(server.pages.last)
            page.setText("while away")
            let again = try await SocketClient.connect(port: server.port, token: "", session: session, lastFrame: 1)

            #expect(try await again.welcome().goesOn)
            let frame = try await again.nextFrame()
            #expect(frame.type == 2 && frame.text == "while away|0")
            #expect(server.pages.count == 1)
        }
    }

    @Test func `changes of the page are coalesced for a slow socket`() async throws {
        try await TestServer.run { server async throws in
            let client = try await server.connect(reads: false)
            let page = try #require(server.pages.last)
            try await waitUntil("the session is attached") { page.contents.withLock { !$0.inputs.isEmpty } }

            // Far more than the buffers of the kernel and the channel hold.
            for number in 0..<3000 {
                page.setText("\(number)", padding: 20_000)
                if number % 100 == 0 { try await Task.sleep(for: .milliseconds(1)) }
            }
            let framesBefore = page.contents.withLock { $0.nextFrame }

            // The texts have 60 MB; only what fits into the buffers was encoded.
            #expect(framesBefore < 1000)
            _ = try await client.connection.channel.setOption(.autoRead, value: true).get()
            _ = try await client.connection.take("the upgrade") { RawResponse.take(from: &$0, hasBody: false) }
            var last = ""
            while !last.hasPrefix("2999|") { last = try await client.nextFrame().text }
        }
    }

    @Test func `a socket that never reads is cut`() async throws {
        var limits = SocketLimits()
        limits.stallTimeout = .milliseconds(200)
        try await TestServer.run(socketLimits: limits) { server async throws in
            let client = try await server.connect(reads: false)
            let page = try #require(server.pages.last)
            try await waitUntil("the session is attached") { page.contents.withLock { !$0.inputs.isEmpty } }

            page.setText("much", padding: 20_000_000)

            try await waitUntil("the socket is closed") { server.metric("oriel_sockets") == 0 }
            #expect(server.metric("oriel_sockets_closed_total{reason=\"too_slow\"}") == 1)
            _ = client
        }
    }

    @Test func `a socket that reads slowly is not cut, however long a frame takes`() async throws {
        var limits = SocketLimits()
        limits.stallTimeout = .seconds(6)
        try await TestServer.run(socketLimits: limits) { server async throws in
            let client = try await server.connect(reads: false)
            let page = try #require(server.pages.last)
            try await waitUntil("the session is attached") { page.contents.withLock { !$0.inputs.isEmpty } }

            page.setText("much", padding: 8_000_000)

            let connection = client.connection
            // Reads a little all the time, so that the frame takes longer than the limit.
            let began = ContinuousClock.now
            while connection.receivedCount < 8_000_000, !connection.isInputClosed {
                if Double(connection.receivedCount) < (.now - began) / .seconds(9) * 8_000_000 {
                    connection.channel.read()
                }
                try await Task.sleep(for: .milliseconds(2))
            }
            #expect(connection.receivedCount >= 8_000_000)
            #expect(.now - began > .seconds(6))
            #expect(server.metric("oriel_sockets") == 1)
        }
    }

    @Test func `a socket that says no hello is closed`() async throws {
        var limits = SocketLimits()
        limits.helloTimeout = .milliseconds(100)
        try await TestServer.run(socketLimits: limits) { server async throws in
            let client = try await SocketClient.upgrade(port: server.port).client

            #expect(try await client.closeCode() == 1002)
        }
    }

    @Test func `a connection that sends nothing is closed`() async throws {
        var limits = SocketLimits()
        limits.requests.head = .milliseconds(100)
        try await TestServer.run(socketLimits: limits) { server async throws in
            let connection = try await RawConnection.open(port: server.port)

            try await connection.waitForClose()
        }
    }

    @Test func `a connection that is kept for nothing is closed`() async throws {
        var limits = SocketLimits()
        limits.requests.idle = .milliseconds(100)
        try await TestServer.run(socketLimits: limits) { server async throws in
            let connection = try await RawConnection.open(port: server.port)
            connection.send("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")

            try await connection.waitForClose()
        }
    }

    @Test func `a peer that has vanished is noticed`() async throws {
        var limits = SocketLimits()
        limits.pingInterval = .milliseconds(50)
        limits.pongTimeout = .milliseconds(50)
        try await TestServer.run(socketLimits: limits) { server async throws in
            // Reads, but does not respond to pings, like a dead connection.
            let client = try await server.connect()

            try await client.connection.waitForClose()
            try await waitUntil("the socket is gone") { server.metric("oriel_sockets") == 0 }
        }
    }

    @Test func `a half-closed socket is closed, and its session waits`() async throws {
        try await TestServer.run { server async throws in
            let client = try await server.connect()
            let session = try await client.welcome().session
            client.connection.closeOutput()
            try await waitUntil("the socket is gone") { server.metric("oriel_sockets") == 0 }

            let again = try await SocketClient.connect(port: server.port, token: "", session: session)
            #expect(try await again.welcome().goesOn)
        }
    }

    @Test func `a ping is answered, many of them once`() async throws {
        try await TestServer.run { server async throws in
            let client = try await server.connect()
            _ = try await client.welcome()

            client.send(bytes: Array(repeating: 7, count: 500))
            client.input("x", number: 1)

            #expect(try await client.next() == .pong)
            #expect(try await client.next().frame?.text == "x|0")
        }
    }

    @Test func `a goodbye is answered`() async throws {
        try await TestServer.run { server async throws in
            let client = try await server.connect()
            _ = try await client.welcome()

            client.send(bytes: [0x03, 0xE8], opcode: 8)

            #expect(try await client.closeCode() == 1000)
            try await client.connection.waitForClose()
        }
    }

    @Test(.timeLimit(.minutes(5)))
    func `a stopping server notifies its clients and does not wait for silent ones`() async throws {
        try await TestServer.run { server async throws in
            let client = try await server.connect()
            _ = try await client.welcome()
            client.input("kept", number: 1)
            _ = try await client.nextFrame()
            let silent = try await RawConnection.open(port: server.port)

            await server.group.triggerGracefulShutdown()

            guard case .snapshot(let sealed) = try await client.next() else {
                Issue.record("no snapshot came")
                return
            }
            #expect(!sealed.isEmpty)
            #expect(try await client.next() == .end(.stopping))
            #expect(try await client.closeCode() == 1001)
            client.close()
            try await silent.waitForClose()
            try await waitUntil("the page has ended") { server.pages.last?.contents.withLock { $0.hasEnded } == true }
        }
    }
}
