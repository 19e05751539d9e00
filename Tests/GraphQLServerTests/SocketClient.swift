import NIOCore
import NIOPosix
import Testing

/// A client of a socket, which reads when a test asks it to.
struct SocketClient {
    enum Received: Equatable {
        case message(String)
        case ping
        case closed(UInt16)
        /// The connection is closed without a close frame.
        case ended
    }

    /// The head of the response to the handshake, or the complete response if it is refused.
    private(set) var head = ""
    private var bytes: [UInt8] = []
    private var inbound: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator
    private let outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>

    /// Sends a handshake, and closes the connection after `body`.
    static func connect(
        to port: Int,
        _ headers: String = "Sec-WebSocket-Protocol: graphql-transport-ws\r\n",
        _ body: (inout SocketClient) async throws -> Void
    ) async throws {
        let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .connect(host: "127.0.0.1", port: port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
                }
            }
        try await channel.executeThenClose { inbound, outbound in
            var client = SocketClient(inbound: inbound.makeAsyncIterator(), outbound: outbound)
            try await client.shakeHands(port, headers)
            try await body(&client)
        }
    }

    private init(
        inbound: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator,
        outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>
    ) {
        self.inbound = inbound
        self.outbound = outbound
    }

    private mutating func shakeHands(_ port: Int, _ headers: String) async throws {
        let request =
            "GET /graphql HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\(headers)\r\n"
        try await outbound.write(ByteBuffer(string: request))
        while true {
            if let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) {
                head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
                bytes.removeFirst(end.upperBound)
                return
            }
            guard try await read() else { return }
        }
    }

    /// Returns the rest of a response after its head, until the connection is closed.
    mutating func body() async throws -> String {
        while try await read() {}
        return String(decoding: bytes, as: UTF8.self)
    }

    private mutating func read() async throws -> Bool {
        guard let buffer = try await inbound.next() else { return false }
        bytes += buffer.readableBytesView
        return true
    }

    // MARK: Messages

    /// Sends a text message.
    func send(_ text: String) async throws { try await send(Array(text.utf8), opcode: 1) }

    /// Sends a text message several times, in one packet as far as possible.
    func send(_ text: String, times: Int) async throws {
        let one = frame(Array(text.utf8), opcode: 1)
        try await outbound.write(ByteBuffer(bytes: repeatElement(one, count: times).joined()))
    }

    /// Sends one frame.
    func send(_ content: [UInt8], opcode: UInt8) async throws {
        try await outbound.write(ByteBuffer(bytes: frame(content, opcode: opcode)))
    }

    /// The mask is constant, which matters only to proxies.
    private func frame(_ content: [UInt8], opcode: UInt8) -> [UInt8] {
        var frame: [UInt8] = [0x80 | opcode]
        if content.count < 126 {
            frame.append(0x80 | UInt8(content.count))
        } else {
            frame += [0x80 | 126, UInt8(content.count >> 8), UInt8(content.count & 0xFF)]
        }
        let mask: [UInt8] = [1, 2, 3, 4]
        return frame + mask + content.enumerated().map { $1 ^ mask[$0 % 4] }
    }

    /// Sends `connection_init`, and waits for its acknowledgement.
    mutating func begin() async throws {
        try await send(#"{"type":"connection_init"}"#)
        guard try await next() == .message(#"{"type":"connection_ack"}"#) else { throw Unexpected() }
    }

    struct Unexpected: Error {}

    /// Sends an operation.
    func subscribe(_ id: String, _ query: String) async throws {
        try await send(#"{"id":"\#(id)","type":"subscribe","payload":{"query":"\#(query)"}}"#)
    }

    /// Expects what comes next.
    mutating func expect(_ expected: Received, at location: SourceLocation = #_sourceLocation) async throws {
        let received = try await next()
        #expect(received == expected, sourceLocation: location)
    }

    /// Returns what comes next.
    mutating func next() async throws -> Received {
        while true {
            if let (opcode, content) = takeFrame() {
                switch opcode {
                case 1: return .message(String(decoding: content, as: UTF8.self))
                case 8: return .closed(content.prefix(2).reduce(0) { $0 << 8 | UInt16($1) })
                case 9: return .ping
                default: continue
                }
            }
            // A connection that is reset has ended, too.
            guard (try? await read()) == true else { return .ended }
        }
    }

    private mutating func takeFrame() -> (opcode: UInt8, content: [UInt8])? {
        guard bytes.count >= 2 else { return nil }
        var header = 2
        var count = Int(bytes[1] & 0x7F)
        if count >= 126 {
            header = count == 126 ? 4 : 10
            guard bytes.count >= header else { return nil }
            count = bytes[2..<header].reduce(0) { $0 << 8 | Int($1) }
        }
        guard bytes.count >= header + count else { return nil }
        let frame = (bytes[0] & 0x0F, Array(bytes[header..<header + count]))
        bytes.removeFirst(header + count)
        return frame
    }
}
