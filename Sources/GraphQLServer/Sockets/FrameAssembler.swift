import NIOCore
import NIOWebSocket

/// Makes messages of WebSocket frames, and refuses frames that the standard forbids or that exceed the limits.
///
/// Source: RFC 6455, sections 5.1 to 5.5.
struct FrameAssembler: Sendable {
    enum Outcome: Equatable, Sendable {
        /// The frame needs no answer: a pong, or a part of a message.
        case nothing
        /// A complete text message.
        case message([UInt8])
        case ping(ByteBuffer)
        /// The client closes the socket.
        case close
        /// The frame is refused.
        case violation(SocketCloseCode, String)
    }

    /// The most frames of one message.
    private static let maximumFragments = 16

    private let maximumSize: Int
    private var parts: [UInt8] = []
    /// The number of frames of an incomplete message.
    private var count = 0

    /// - Parameter maximumSize: The maximum size of a message in bytes.
    init(maximumSize: Int) {
        self.maximumSize = maximumSize
    }

    mutating func take(_ frame: WebSocketFrame) -> Outcome {
        guard frame.maskKey != nil else { return .violation(.protocolError, "The frame is not masked") }
        guard frame.reservedBits.isEmpty else { return .violation(.protocolError, "The frame has reserved bits") }
        switch frame.opcode {
        case .text:
            guard count == 0 else { return .violation(.protocolError, "The message before is incomplete") }
            return append(frame)
        case .continuation:
            guard count > 0 else { return .violation(.protocolError, "There is no message to continue") }
            return append(frame)
        case .binary: return .violation(.unacceptableData, "Messages must be text")
        case .ping, .pong, .connectionClose:
            guard frame.fin, frame.length <= 125 else {
                return .violation(.protocolError, "The control frame is too long")
            }
            if frame.opcode == .ping { return .ping(frame.unmaskedData) }
            return frame.opcode == .connectionClose ? .close : .nothing
        default: return .violation(.protocolError, "The opcode is unknown")
        }
    }

    private mutating func append(_ frame: WebSocketFrame) -> Outcome {
        count += 1
        guard parts.count + frame.length <= maximumSize, count <= Self.maximumFragments else {
            return .violation(
                .messageTooLarge,
                "A message can have \(maximumSize) bytes in \(Self.maximumFragments) frames"
            )
        }
        parts += frame.unmaskedData.readableBytesView
        guard frame.fin else { return .nothing }
        defer {
            parts = []
            count = 0
        }
        return .message(parts)
    }
}
