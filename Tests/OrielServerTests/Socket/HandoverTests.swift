import Encodings
import Foundation
import OrielProtocol
import Synchronization
import Testing

@testable import OrielServer

/// Tests of handing over connections. Two servers in one process act as two workers, each with its own port, so that a test can
/// choose which one accepts.
@Suite struct HandoverTests {
    private static let ids = [WorkerID(rawValue: 1), WorkerID(rawValue: 2)]

    private struct Side: Sendable {
        let worker: Worker
        let listener: ListeningSocket
    }

    /// A session that crashed a worker.
    private static let condemned = SessionID(worker: WorkerID(rawValue: 9))

    /// - Parameter afterOther: Called when the other server has ended.
    private static func run(
        _ body: @Sendable @escaping (_ own: TestServer, _ other: TestServer) async throws -> Void,
        afterOther: @Sendable @escaping (_ own: TestServer) async throws -> Void = { _ in }
    ) async throws {
        let service = Base64URL.text(of: SessionID().bytes)
        let sides = try ids.map { id in
            Side(
                worker: try Worker(id: id, service: service, peers: ids, condemned: [condemned]),
                listener: try ListeningSocket(host: "127.0.0.1", port: 0)
            )
        }
        defer {
            for side in sides {
                side.worker.stopReceiving()
                close(side.listener.descriptor)
            }
        }
        var options = try TestServer.options()
        options.key = String(repeating: "k", count: 32)
        let key = options
        try await TestServer.run(options: key, configure: { configure(&$0, sides[0]) }) { own in
            try await TestServer.run(options: key, configure: { configure(&$0, sides[1]) }) { other in
                try await body(own.on(sides[0].listener.port), other.on(sides[1].listener.port))
            }
            try await afterOther(own.on(sides[0].listener.port))
        }
    }

    private static func configure(_ server: inout LiveServer, _ side: Side) {
        server.worker = side.worker
        server.broadcast = Broadcast()
        server.listener = side.listener.descriptor
    }

    @Test func `a socket that reaches another worker is served by its own`() async throws {
        try await Self.run { own, other in
            let token = try await own.token()
            let client = try await SocketClient.connect(port: other.port, token: token)
            _ = try await client.welcome()

            client.input("typed", number: 1)

            try await waitUntil("the page has the text") { own.pages.last?.contents.withLock { $0.text } == "typed" }
            #expect(other.pages.last == nil)
            try await waitUntil("it is counted") { other.metric("oriel_connections_handed_over_total") == 1 }
            client.close()
        }
    }

    @Test func `a connection that has served requests is handed over with the next`() async throws {
        try await Self.run { own, other in
            _ = try await own.token()
            let ticket = try #require(own.pages.last?.services.ticketPath(for: SessionCookie(name: "a", value: "b")))
            let connection = try await RawConnection.open(port: other.port)
            let headers = ["Origin": "http://127.0.0.1:\(other.port)"]

            #expect(try await connection.request("GET", "/healthz").status == 200)
            #expect(try await connection.request("POST", ticket, headers: headers).status == 204)
            // From here on, the connection belongs to the other worker.
            #expect(try await connection.request("GET", "/healthz").status == 200)
            connection.close()

            try await waitUntil("it is counted") { other.metric("oriel_connections_handed_over_total") == 1 }
        }
    }

    @Test func `a first line in pieces is read to its end`() async throws {
        try await Self.run { own, other in
            _ = try await own.token()
            let ticket = try #require(own.pages.last?.services.ticketPath(for: SessionCookie(name: "a", value: "b")))
            let connection = try await RawConnection.open(port: other.port)
            let request =
                "POST \(ticket) HTTP/1.1\r\nHost: 127.0.0.1:\(other.port)\r\nContent-Length: 0\r\n"
                + "Origin: http://127.0.0.1:\(other.port)\r\n\r\n"

            for character in request { connection.send(String(character)) }

            let answer = try await connection.take("an answer") { RawResponse.take(from: &$0, hasBody: true) }
            #expect(answer.status == 204)
            connection.close()
        }
    }

    @Test func `a worker that has ended gives back what is still handed over to it`() async throws {
        let token = Mutex("")
        try await Self.run { _, other in
            let page = try await other.token()
            token.withLock { $0 = page }
        } afterOther: { own in
            let client = try await SocketClient.connect(port: own.port, token: token.withLock(\.self))

            guard case .welcome(let name, _, _) = try await client.next() else { throw NoWelcome() }

            #expect(WorkerID(prefixOf: name) == Self.ids[0])
            try await waitUntil("it is counted") { own.metric("oriel_connections_handed_over_total") == 1 }
            client.close()
        }
    }

    @Test func `the session of a worker that has ended is made again where its client lands`() async throws {
        try await Self.run { own, other in
            let sealer = SnapshotSealer(key: SessionKey(String(repeating: "k", count: 32)))
            let lost = SessionID(worker: WorkerID(rawValue: 9))

            let client = try await SocketClient.connect(
                port: other.port,
                token: "",
                session: sealer.resumeTicket(for: lost),
                snapshot: try #require(sealer.seal(Array("half".utf8)))
            )
            guard case .welcome(let name, _, let goesOn) = try await client.next() else { throw NoWelcome() }

            #expect(!goesOn)
            #expect(WorkerID(prefixOf: name) == Self.ids[1])
            #expect(other.pages.last?.contents.withLock { $0.text } == "half")
            client.close()
        }
    }

    @Test func `a condemned session is refused, and its client's snapshot with it`() async throws {
        try await Self.run { _, other in
            let sealer = SnapshotSealer(key: SessionKey(String(repeating: "k", count: 32)))

            let client = try await SocketClient.connect(
                port: other.port,
                token: "",
                session: sealer.resumeTicket(for: Self.condemned),
                snapshot: try #require(sealer.seal(Array("half".utf8)))
            )

            #expect(try await client.next() == .snapshot([]))
            #expect(try await client.next() == .end(.failed))
            #expect(other.pages.last == nil)
            client.close()
        }
    }

    private struct NoWelcome: Error {}
}

extension TestServer {
    /// The same server at another port.
    fileprivate func on(_ port: Int) -> TestServer {
        TestServer(port: port, pages: pages, registry: registry, group: group)
    }
}
