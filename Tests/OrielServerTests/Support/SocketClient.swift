import Foundation
import NIOCore
import OrielProtocol

@testable import OrielServer

/// A client of the socket's wire protocol.
final class SocketClient: Sendable {
    enum Message: Equatable, Sendable {
        case welcome(session: String, lastFrame: UInt32, goesOn: Bool)
        case frame(FakeFrame)
        case snapshot([UInt8])
        case pong
        case end(EndReason)
        /// A WebSocket close frame.
        case closed(code: UInt16)

        var frame: FakeFrame? { if case .frame(let frame) = self { frame } else { nil } }
    }

    let connection: RawConnection

    private init(connection: RawConnection) { self.connection = connection }

    /// Opens a connection and requests the upgrade.
    static func upgrade(
        port: Int,
        worker: String = "",
        reads: Bool = true,
        headers: [String: String] = [:]
    ) async throws -> (client: SocketClient, answer: RawResponse) {
        let connection = try await RawConnection.open(port: port, reads: reads)
        var all = [
            "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Origin": "http://127.0.0.1:\(port)",
        ]
        all.merge(headers) { $1 }
        let client = SocketClient(connection: connection)
        let path = "/oriel/socket?w=\(worker)"
        guard reads else {
            let lines = all.map { "\($0.key): \($0.value)\r\n" }.joined()
            connection.send("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\(lines)\r\n")
            return (client, RawResponse(status: 0, headers: [:], body: []))
        }
        return (client, try await connection.request("GET", path, headers: all.filter { !$0.value.isEmpty }))
    }

    /// Opens a socket and sends the hello message.
    static func connect(
        port: Int,
        token: String,
        session: String = "",
        lastFrame: UInt32 = 0,
        path: String = "/",
        snapshot: [UInt8] = [],
        reads: Bool = true,
        headers: [String: String] = [:]
    ) async throws -> SocketClient {
        let worker = String((session.isEmpty ? token : session).prefix(WorkerID.textCount))
        let client = try await upgrade(port: port, worker: worker, reads: reads, headers: headers).client
        client.send(
            .hello(
                ClientHello(
                    token: token,
                    lastFrame: lastFrame,
                    session: session,
                    environment: BrowserEnvironment(width: 390, height: 844),
                    path: path,
                    snapshot: snapshot
                )
            )
        )
        return client
    }

    // MARK: - Sending

    func send(_ items: ClientItem...) {
        var writer = ByteWriter()
        for item in items { item.write(to: &writer) }
        send(bytes: writer.bytes)
    }

    func input(_ text: String, number: UInt32, node: UInt32 = 1) {
        send(.event(ClientEvent(number: number, node: node, payload: .input(text))))
    }

    /// The first reserved bit of a frame, to be added to the opcode.
    static let compressed: UInt8 = 0x40

    func send(bytes: [UInt8], opcode: UInt8 = 2, isFinal: Bool = true) {
        connection.send(Self.frame(bytes, opcode: opcode, isFinal: isFinal))
    }

    /// Returns a masked frame. The mask is constant, which matters only to proxies.
    static func frame(_ bytes: [UInt8], opcode: UInt8 = 2, isFinal: Bool = true) -> [UInt8] {
        var frame = [(isFinal ? 0x80 : 0) | opcode]
        switch bytes.count {
        case ..<126: frame.append(0x80 | UInt8(bytes.count))
        case ..<65536: frame += [0x80 | 126, UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
        default:
            frame.append(0x80 | 127)
            frame += stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: bytes.count >> $0) }
        }
        let mask: [UInt8] = [0x12, 0x34, 0x56, 0x78]
        return frame + mask + bytes.enumerated().map { $1 ^ mask[$0 % 4] }
    }

    // MARK: - Receiving

    /// Returns the server's next message; skips pings without responding to them.
    func next(within seconds: Double = 120) async throws -> Message {
        try await connection.take("a message", within: seconds) { bytes in
            while let (opcode, payload) = Self.takeFrame(from: &bytes) {
                if opcode == 9 { continue }
                return Self.message(opcode: opcode, payload)
            }
            return nil
        }
    }

    /// Returns the page's next frame; skips welcomes and snapshots.
    func nextFrame(within seconds: Double = 120) async throws -> FakeFrame {
        while true { if let frame = try await next(within: seconds).frame { return frame } }
    }

    /// Skips messages until one matches.
    @discardableResult
    func wait(for isWanted: (Message) -> Bool) async throws -> Message {
        while true {
            let message = try await next()
            if isWanted(message) { return message }
        }
    }

    /// Returns the server's close code.
    func closeCode() async throws -> UInt16 {
        while true { if case .closed(let code) = try await next() { return code } }
    }

    func welcome() async throws -> (session: String, lastFrame: UInt32, goesOn: Bool) {
        while true {
            if case .welcome(let session, let lastFrame, let goesOn) = try await next() {
                return (session, lastFrame, goesOn)
            }
        }
    }

    func close() { connection.close() }

    /// Takes a frame from the start of received bytes, and decompresses its content.
    static func takeFrame(from bytes: inout [UInt8]) -> (opcode: UInt8, payload: [UInt8])? {
        guard bytes.count >= 2 else { return nil }
        var header = 2
        var count = Int(bytes[1] & 0x7F)
        if count == 126 {
            guard bytes.count >= 4 else { return nil }
            count = Int(bytes[2]) << 8 | Int(bytes[3])
            header = 4
        } else if count == 127 {
            guard bytes.count >= 10 else { return nil }
            count = bytes[2..<10].reduce(0) { $0 << 8 | Int($1) }
            header = 10
        }
        guard bytes.count >= header + count else { return nil }
        let (opcode, content) = (bytes[0] & 0x0F, Array(bytes[header..<header + count]))
        let isCompressed = bytes[0] & compressed != 0
        bytes.removeFirst(header + count)
        guard isCompressed else { return (opcode, content) }
        return (try? Compression.inflate(content + [0, 0, 0xFF, 0xFF], limit: 1 << 24)).map { (opcode, $0) }
    }

    private static func message(opcode: UInt8, _ payload: [UInt8]) -> Message? {
        if opcode == 8 { return .closed(code: payload.prefix(2).reduce(0) { $0 << 8 | UInt16($1) }) }
        if let frame = FakeFrame(payload) { return .frame(frame) }
        var reader = ByteReader(payload)
        switch try? reader.byte() {
        case 1:
            guard let session = try? reader.string(), let last = try? reader.integer(), let goesOn = try? reader.flag()
            else { return nil }
            return .welcome(session: session, lastFrame: last, goesOn: goesOn)
        case 4: return (try? reader.data()).map { .snapshot($0) }
        case 5: return .pong
        case 6: return (try? reader.byte()).flatMap(EndReason.init(rawValue:)).map { .end($0) }
        default: return nil
        }
    }
}
