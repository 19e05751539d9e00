import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import ServiceLifecycle
import Synchronization
import Testing

@testable import OrielServer

/// Tests of real connections: limits, slow requests, slow responses and shutdown.
@Suite struct ConnectionTests {
    private func half(_ path: String = "/", on port: Int) -> String {
        "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n"
    }

    /// A response larger than any buffer.
    private var endless: Response {
        Response(
            status: .ok,
            body: ResponseBody { writer in
                while true { try await writer.write(ByteBuffer(repeating: 7, count: 64 * 1024)) }
            }
        )
    }

    private func answer(on connection: RawConnection) async throws -> RawResponse {
        try await connection.take("an answer") { RawResponse.take(from: &$0, hasBody: true) }
    }

    // MARK: - Limits

    @Test func `beyond the limit of an address a connection is answered and closed, other addresses are served`()
        async throws
    {
        let options = try TestServer.options("--max-connections-per-address", "5")
        // Half requests must not end by themselves meanwhile.
        try await TestServer.run(options: options, socketLimits: limits()) { server async throws in
            var held: [RawConnection] = []
            for _ in 0..<5 {
                held.append(try await RawConnection.open(port: server.port, from: "127.0.0.2"))
                held.last?.send(half(on: server.port))
            }
            try await waitUntil("all are counted") { server.metric("oriel_connections") == 5 }

            let refused = try await RawConnection.open(port: server.port, from: "127.0.0.2")
            let answer = try await answer(on: refused)

            #expect(answer.status == 503 && answer.headers["retry-after"] == "10")
            #expect(answer.headers["connection"] == "close")
            try await refused.waitForClose()
            #expect(try await server.get("/healthz").status == 200)
            #expect(server.metric("oriel_refused_total{reason=\"connections_per_address\"}") == 1)
            held.removeFirst().close()
            try await waitUntil("it is not counted any more") { server.metric("oriel_connections") == 4 }
            let next = try await RawConnection.open(port: server.port, from: "127.0.0.2")
            #expect(try await next.request("GET", "/healthz").status == 200)
            for connection in held + [next, refused] { connection.close() }
        }
    }

    @Test func `connections over the server's limit are refused, even if the client does not read`() async throws {
        let options = try TestServer.options("--max-connections", "1")
        try await TestServer.run(options: options, socketLimits: limits()) { server async throws in
            let held = try await RawConnection.open(port: server.port)
            try await waitUntil("it is counted") { server.metric("oriel_connections") == 1 }

            for address in ["127.0.0.2", "127.0.0.3"] {
                let refused = try await RawConnection.open(port: server.port, from: address, reads: false)
                refused.send(half(on: server.port))
            }

            try await waitUntil("both are refused") {
                server.metric("oriel_refused_total{reason=\"connections\"}") == 2
            }
            held.close()
            try await waitUntil("the place is free") { server.metric("oriel_connections") == 0 }
            #expect(try await server.get("/healthz").status == 200)
        }
    }

    // MARK: - Slow requests

    private func limits(
        head: TimeAmount = .seconds(60),
        idle: TimeAmount = .seconds(60),
        stall: TimeAmount = .seconds(60),
        cut: TimeAmount = .seconds(60)
    ) -> SocketLimits {
        var limits = SocketLimits()
        limits.requests.head = head
        limits.requests.idle = idle
        limits.requests.stall = stall
        limits.shutdownCut = cut
        return limits
    }

    @Test func `half a request is answered when its time is over`() async throws {
        // So long that the half is there before: a connection that sends nothing is closed without an answer.
        try await TestServer.run(socketLimits: limits(head: .seconds(10))) { server async throws in
            let connection = try await RawConnection.open(port: server.port)
            connection.send(half(on: server.port))

            #expect(try await answer(on: connection).status == 408)
            try await connection.waitForClose()
            #expect(server.metric("oriel_connections_closed_total{reason=\"slow_head\"}") == 1)
        }
    }

    @Test func `half a second request is answered, too`() async throws {
        try await TestServer.run(socketLimits: limits(head: .seconds(2))) { server async throws in
            let connection = try await RawConnection.open(port: server.port)
            #expect(try await connection.request("GET", "/healthz").status == 200)
            connection.send(half(on: server.port))

            #expect(try await answer(on: connection).status == 408)
            try await connection.waitForClose()
        }
    }

    @Test func `a body that stops is answered`() async throws {
        try await TestServer.run(
            socketLimits: limits(stall: .milliseconds(300)),
            routes: { router in
                router.post("body") { request, _ in
                    var count = 0
                    for try await buffer in request.body { count += buffer.readableBytes }
                    return "\(count)"
                }
            }
        ) { server async throws in
            let connection = try await RawConnection.open(port: server.port)
            connection.send("POST /body HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\nhalf")

            #expect(try await answer(on: connection).status == 408)
            try await connection.waitForClose()
            #expect(server.metric("oriel_connections_closed_total{reason=\"slow_body\"}") == 1)
        }
    }

    @Test func `a body is not late while the server does not read it`() async throws {
        try await TestServer.run(
            // So long that the client, which shares the machine with other tests, is never late once the server reads.
            socketLimits: limits(stall: .seconds(5)),
            routes: { router in
                router.post("body") { request, _ in
                    // Longer than the stall limit, with a body larger than the read-ahead.
                    try await Task.sleep(for: .seconds(6))
                    var count = 0
                    for try await buffer in request.body { count += buffer.readableBytes }
                    return "\(count)"
                }
            }
        ) { server async throws in
            let connection = try await RawConnection.open(port: server.port)

            let answer = try await connection.request("POST", "/body", body: Array(repeating: 7, count: 2_000_000))

            #expect(answer.status == 200 && answer.text == "2000000")
        }
    }

    // MARK: - Slow responses

    @Test func `a client that reads nothing of its response is cut`() async throws {
        try await TestServer.run(
            socketLimits: limits(stall: .milliseconds(400)),
            routes: { router in
                router.get("large") { _, _ in endless }
            }
        ) { server async throws in
            let connection = try await RawConnection.open(port: server.port, reads: false)
            connection.send(half("/large", on: server.port) + "\r\n")

            try await waitUntil("it is cut") {
                server.metric("oriel_connections_closed_total{reason=\"stalled_response\"}") == 1
            }
            try await waitUntil("it is gone") { server.metric("oriel_connections") == 0 }
            connection.close()
        }
    }

    /// Reads in small pieces until the response is complete.
    private func readSlowly(_ connection: RawConnection) async throws -> RawResponse {
        while !connection.isInputClosed {
            connection.channel.read()
            try await Task.sleep(for: .milliseconds(5))
            let response = connection.contents.value.withLock { contents in
                RawResponse.take(from: &contents.received, hasBody: true)
            }
            if let response { return response }
        }
        throw ChannelError.eof
    }

    @Test func `a client that reads slowly gets its whole response, longer than connections are kept`() async throws {
        let count = 6_000_000
        try await TestServer.run(
            socketLimits: limits(idle: .milliseconds(100), stall: .seconds(20)),
            routes: { router in
                router.get("large") { _, _ in
                    Response(status: .ok, body: ResponseBody(byteBuffer: ByteBuffer(repeating: 7, count: count)))
                }
            }
        ) { server async throws in
            let connection = try await RawConnection.open(port: server.port, reads: false)
            connection.send(half("/large", on: server.port) + "\r\n")

            #expect(try await readSlowly(connection).body.count == count)
            connection.close()
        }
    }

    @Test func `a response that says little for long goes on`() async throws {
        try await TestServer.run(
            // The head has as long as the client may need for it on a machine that others use.
            socketLimits: limits(head: .seconds(5), idle: .seconds(1), stall: .seconds(1)),
            routes: { router in
                router.get("drops") { _, _ in
                    Response(
                        status: .ok,
                        body: ResponseBody(contentLength: 10) { writer in
                            for _ in 0..<10 {
                                try await Task.sleep(for: .milliseconds(600))
                                try await writer.write(ByteBuffer(string: "."))
                            }
                            try await writer.finish(nil)
                        }
                    )
                }
            }
        ) { server async throws in
            #expect(try await server.get("/drops").text == "..........")
        }
    }

    // MARK: - Shutdown

    @Test(.timeLimit(.minutes(5)))
    func `a server that stops answers what it was asked, and then closes`() async throws {
        let (asked, ask) = AsyncStream.makeStream(of: Void.self)
        let (opened, open) = AsyncStream.makeStream(of: Void.self)
        try await TestServer.run(
            socketLimits: limits(),
            routes: { router in
                router.get("slow") { _, _ in
                    ask.yield()
                    for await _ in opened { break }
                    return String(repeating: "x", count: 3_000_000)
                }
            }
        ) { server async throws in
            let connection = try await RawConnection.open(port: server.port, reads: false)
            connection.send(half("/slow", on: server.port) + "\r\n")
            for await _ in asked { break }

            await server.group.triggerGracefulShutdown()
            open.yield()

            #expect(try await readSlowly(connection).body.count == 3_000_000)
            connection.channel.read()
            try await connection.waitForClose()
        }
    }

    @Test(
        .timeLimit(.minutes(5)),
        arguments: [
            "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n",
            "POST /body HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\nhalf",
            "GET /large HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        ]
    )
    func `a server that stops waits for no client that holds on`(request: String) async throws {
        try await TestServer.run(
            socketLimits: limits(cut: .milliseconds(500)),
            routes: { router in
                router.post("body") { request, _ in
                    for try await _ in request.body {}
                    return ""
                }
                router.get("large") { _, _ in endless }
            }
        ) { server async throws in
            let connection = try await RawConnection.open(port: server.port, reads: false)
            connection.send(request)
            try await waitUntil("it is accepted") { server.metric("oriel_connections") == 1 }

            await server.group.triggerGracefulShutdown()

            try await waitUntil("it is closed") { server.metric("oriel_connections") == 0 }
            connection.close()
        }
    }
}
