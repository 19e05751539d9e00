import Foundation
import NIOCore
import NIOPosix
import Synchronization
import Testing

@testable import OrielServer

/// A TCP connection for tests. Received bytes are buffered until the test takes them.
final class RawConnection: Sendable {
    struct Contents: Sendable {
        var received: [UInt8] = []
        var isClosed = false
        /// Indicates whether the peer has closed its sending side.
        var isInputClosed = false
    }

    struct Timeout: Error, CustomStringConvertible {
        let waitedFor: String
        let received: Int
        var description: String { "nothing came of \(waitedFor); \(received) bytes lie unread" }
    }

    let channel: any Channel
    let contents: ContentsBox

    final class ContentsBox: Sendable {
        let value = Mutex(Contents())
    }

    private init(channel: any Channel, contents: ContentsBox) {
        self.channel = channel
        self.contents = contents
    }

    /// - Parameters:
    ///   - address: The client's loopback address.
    ///   - reads: False for a client that never reads.
    static func open(port: Int, from address: String? = nil, reads: Bool = true) async throws -> RawConnection {
        let contents = ContentsBox()
        var bootstrap = ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .channelOption(.autoRead, value: reads)
            .channelOption(.allowRemoteHalfClosure, value: true)
            .channelOption(.socketOption(.so_rcvbuf), value: reads ? 1 << 20 : 4096)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(Collector(contents: contents))
                }
            }
        if let address { bootstrap = bootstrap.bind(to: try SocketAddress(ipAddress: address, port: 0)) }
        let channel = try await bootstrap.connect(host: "127.0.0.1", port: port).get()
        return RawConnection(channel: channel, contents: contents)
    }

    func send(_ bytes: [UInt8]) { channel.writeAndFlush(ByteBuffer(bytes: bytes), promise: nil) }
    func send(_ text: String) { send(Array(text.utf8)) }
    func close() { channel.close(promise: nil) }
    func closeOutput() { channel.close(mode: .output, promise: nil) }

    var isClosed: Bool { contents.value.withLock { $0.isClosed } }
    /// Whether the peer can send no more.
    var isInputClosed: Bool { contents.value.withLock { $0.isClosed || $0.isInputClosed } }
    /// The number of received bytes that no test has taken.
    var receivedCount: Int { contents.value.withLock { $0.received.count } }

    /// Waits until `body` can take a value from the beginning of the received bytes.
    func take<Value: Sendable>(
        _ what: String,
        within seconds: Double = 120,
        _ body: @Sendable (inout [UInt8]) throws -> Value?
    ) async throws -> Value {
        let deadline = ContinuousClock.now + .seconds(seconds)
        while true {
            if let value = try contents.value.withLock({ try body(&$0.received) }) { return value }
            guard ContinuousClock.now < deadline else {
                throw Timeout(waitedFor: what, received: contents.value.withLock { $0.received.count })
            }
            try await Task.sleep(for: .milliseconds(2))
        }
    }

    func waitForClose(within seconds: Double = 120) async throws {
        try await waitUntil("the connection is closed", within: seconds) { self.isInputClosed }
    }

    private final class Collector: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer
        let contents: ContentsBox

        init(contents: ContentsBox) { self.contents = contents }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            let bytes = Array(unwrapInboundIn(data).readableBytesView)
            contents.value.withLock { $0.received += bytes }
        }

        func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
            if case ChannelEvent.inputClosed = event { contents.value.withLock { $0.isInputClosed = true } }
        }

        func channelInactive(context: ChannelHandlerContext) { contents.value.withLock { $0.isClosed = true } }

        func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
    }
}

/// Waits until a condition is true.
func waitUntil(
    _ what: String,
    within seconds: Double = 120,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: @Sendable () -> Bool
) async throws {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while !condition() {
        guard ContinuousClock.now < deadline else {
            Issue.record("It did not come to pass that \(what)", sourceLocation: sourceLocation)
            throw CancellationError()
        }
        try await Task.sleep(for: .milliseconds(2))
    }
}

/// A server's response.
struct RawResponse: Sendable {
    var status: Int
    var headers: [String: String]
    var body: [UInt8]

    var text: String { String(decoding: body, as: UTF8.self) }

    /// Takes one response from the beginning of the bytes, if it is complete.
    static func take(from bytes: inout [UInt8], hasBody: Bool) -> RawResponse? {
        guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
        let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        let status = lines[0].split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            headers[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingCharacters(
                in: .whitespaces
            )
        }
        let count = hasBody && status != 101 && status != 304 ? headers["content-length"].flatMap { Int($0) } ?? 0 : 0
        guard bytes.count >= end.upperBound + count else { return nil }
        let body = Array(bytes[end.upperBound..<end.upperBound + count])
        bytes.removeFirst(end.upperBound + count)
        return RawResponse(status: status, headers: headers, body: body)
    }
}

extension RawConnection {
    /// Sends a request and waits for its response.
    func request(
        _ method: String = "GET",
        _ path: String,
        headers: [String: String] = [:],
        body: [UInt8] = []
    ) async throws -> RawResponse {
        var headers = headers
        headers["Host"] = headers["Host"] ?? "127.0.0.1:\(channel.remoteAddress?.port ?? 0)"
        if !body.isEmpty, headers["Content-Length"] == nil { headers["Content-Length"] = "\(body.count)" }
        let lines = headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }.joined()
        send(Array("\(method) \(path) HTTP/1.1\r\n\(lines)\r\n".utf8) + body)
        return try await take("an answer to \(method) \(path)") {
            RawResponse.take(from: &$0, hasBody: method != "HEAD")
        }
    }
}
