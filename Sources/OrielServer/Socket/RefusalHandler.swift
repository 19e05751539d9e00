internal import NIOCore

/// Answers any request on a connection over the limits with 503, and closes the connection.
final class RefusalHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    /// Nil to close without an answer.
    private let answer: String?
    private let closeTimeout: TimeAmount
    private var timeout: Scheduled<Void>?

    init(_ verdict: ConnectionTable.Verdict, closeTimeout: TimeAmount) {
        self.closeTimeout = closeTimeout
        answer =
            switch verdict {
            case .refused(.tooMany): "The server is full. Try again later.\n"
            case .refused(.tooManyOfAddress): "Too many connections are open from this address. Close some pages.\n"
            case .accepted, .dropped: nil
            }
    }

    func channelActive(context: ChannelHandlerContext) {
        guard let answer else { return context.close(promise: nil) }
        let bytes = RawAnswer.bytes(status: "503 Service Unavailable", headers: ["Retry-After: 10"], text: answer)
        context.sendAndClose(wrapOutboundOut(bytes))
        let channel = context.channel
        timeout = context.eventLoop.scheduleTask(in: closeTimeout) { channel.close(promise: nil) }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {}

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        // The client has read the answer, or never will.
        if case ChannelEvent.inputClosed = event { context.close(promise: nil) }
        if event is ChannelShouldQuiesceEvent { context.close(promise: nil) }
    }

    func channelInactive(context: ChannelHandlerContext) { timeout?.cancel() }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}

/// A response written below the HTTP encoder, for connections without a parsed request.
enum RawAnswer {
    static func bytes(status: String, headers: [String] = [], text: String) -> ByteBuffer {
        let fields =
            headers + [
                "Content-Type: text/plain; charset=utf-8", "Content-Length: \(text.utf8.count)",
                "Cache-Control: no-store", "X-Content-Type-Options: nosniff", "Connection: close",
            ]
        return ByteBuffer(string: "HTTP/1.1 \(status)\r\n\(fields.joined(separator: "\r\n"))\r\n\r\n\(text)")
    }
}

extension ChannelHandlerContext {
    /// Writes bytes, then closes the outbound half of the connection.
    ///
    /// Closing both halves with unread bytes from the client would reset the connection, and the client would lose the answer.
    func sendAndClose(_ bytes: NIOAny) {
        let bound = NIOLoopBound(self, eventLoop: eventLoop)
        writeAndFlush(bytes).assumeIsolated().whenComplete { _ in
            bound.value.close(mode: .output, promise: nil)
        }
    }
}
