internal import NIOCore
internal import NIOWebSocket

/// Refuses WebSocket frames that the standard forbids but NIO accepts.
///
/// RFC 6455, sections 5.1, 5.2 and 5.5: clients mask their frames, reserved bits and opcodes require a negotiated
/// extension, and control frames are short and not fragmented.
final class FrameGuard: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias InboundOut = WebSocketFrame

    enum Violation: Error { case notMasked, reservedBits, unknownOpcode, longControlFrame }

    private let compression: MessageCompression?

    /// - Parameter compression: Nil if the client and the server have not agreed on it.
    init(compression: MessageCompression?) { self.compression = compression }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if let violation = violation(in: unwrapInboundIn(data)) {
            context.fireErrorCaught(violation)
        } else {
            context.fireChannelRead(data)
        }
    }

    private func violation(in frame: WebSocketFrame) -> Violation? {
        guard frame.maskKey != nil else { return .notMasked }
        guard compression?.note(frame) ?? !frame.rsv1, !frame.rsv2, !frame.rsv3 else { return .reservedBits }
        switch frame.opcode {
        case .binary, .text, .continuation: return nil
        case .ping, .pong, .connectionClose: return frame.fin && frame.length <= 125 ? nil : .longControlFrame
        default: return .unknownOpcode
        }
    }
}
