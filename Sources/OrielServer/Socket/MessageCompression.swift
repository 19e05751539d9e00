internal import NIOCore
internal import NIOHTTP1
internal import NIOWebSocket

/// The compression of a socket's messages: the extension `permessage-deflate` (RFC 7692).
///
/// Each message is compressed by itself, so that an idle socket needs no memory for it. Belongs to an event loop.
final class MessageCompression {
    /// Messages of the server below this size are not compressed: they fit into one packet, and their size would tell
    /// more about their content.
    static let leastBytes = 2048

    /// The answer to a client that offers the extension. Neither side refers to earlier messages.
    private static let answer = "permessage-deflate; server_no_context_takeover; client_no_context_takeover"

    /// Whether the client's current message is compressed. Only its first frame says so.
    private var isCurrentCompressed = false

    /// Returns the headers of the answer to a request for a socket; empty without a usable offer.
    static func headers(for request: HTTPRequestHead) -> HTTPHeaders {
        isOffered(by: request) ? ["Sec-WebSocket-Extensions": answer] : [:]
    }

    /// Returns whether a client offers the extension in a form that we support.
    static func isOffered(by request: HTTPRequestHead) -> Bool {
        request.headers[canonicalForm: "Sec-WebSocket-Extensions"].contains { isUsable($0) }
    }

    private static func isUsable(_ offer: Substring) -> Bool {
        let words = offer.split(separator: ";").map { $0.filter { !$0.isWhitespace }.lowercased() }
        return words.first == "permessage-deflate" && words.dropFirst().allSatisfy(isUsable(parameter:))
    }

    /// A smaller window for the server's messages would need a parameter in our answer; browsers ask for none.
    private static func isUsable(parameter: String) -> Bool {
        switch parameter {
        case "client_no_context_takeover", "server_no_context_takeover", "client_max_window_bits": true
        default: parameter.hasPrefix("client_max_window_bits=")
        }
    }

    // MARK: - Messages

    /// Notes whether a message of the client is compressed.
    ///
    /// - Returns: False if the extension does not allow the frame's first reserved bit.
    func note(_ frame: WebSocketFrame) -> Bool {
        switch frame.opcode {
        case .binary, .text:
            isCurrentCompressed = frame.rsv1
            return true
        default: return !frame.rsv1
        }
    }

    /// Returns the content of the client's current message.
    ///
    /// - Throws: ``Compression/InflateError``.
    func content(of message: ByteBuffer, limit: Int) throws(Compression.InflateError) -> [UInt8] {
        let bytes = Array(message.readableBytesView)
        // The sender has removed the end of the last block, which is the same in all messages.
        return isCurrentCompressed ? try Compression.inflate(bytes + [0, 0, 0xFF, 0xFF], limit: limit) : bytes
    }

    /// Returns the frame of a message to a client that accepts compressed ones.
    ///
    /// - Parameter padding: The number of empty blocks, of 5 bytes each, that are added so that the size is not exactly
    ///   that of the content.
    static func frame(of message: [UInt8], padding: Int = .random(in: 0..<24)) -> WebSocketFrame {
        guard message.count >= leastBytes, let deflated = Compression.deflateMessage(message) else {
            return WebSocketFrame(fin: true, opcode: .binary, data: ByteBuffer(bytes: message))
        }
        var buffer = ByteBuffer()
        buffer.reserveCapacity(deflated.count + padding * 5)
        for _ in 0..<padding { buffer.writeBytes([0, 0, 0, 0xFF, 0xFF]) }
        buffer.writeBytes(deflated.dropLast(4))
        return WebSocketFrame(fin: true, rsv1: true, opcode: .binary, data: buffer)
    }
}
