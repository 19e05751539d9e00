internal import NIOCore
internal import NIOWebSocket
internal import OrielProtocol
internal import Synchronization

/// Gives access to a socket from any thread.
final class SocketConnection: SocketOutlet {
    private static let nextID = Atomic<UInt64>(1)

    private typealias Bound = (handler: NIOLoopBound<SocketHandler>, context: NIOLoopBound<ChannelHandlerContext>)

    let id: SocketID
    private let channel: any Channel
    /// Whether the client accepts compressed messages.
    private let compresses: Bool
    /// Nil before the handler is added to its pipeline and after it is removed.
    private let bound = Mutex<Bound?>(nil)

    init(channel: any Channel, compresses: Bool) {
        self.compresses = compresses
        id = SocketID(Self.nextID.add(1, ordering: .relaxed).oldValue)
        self.channel = channel
    }

    func bind(handler: NIOLoopBound<SocketHandler>, context: NIOLoopBound<ChannelHandlerContext>) {
        bound.withLock { $0 = (handler, context) }
    }

    func unbind() { bound.withLock { $0 = nil } }

    /// Runs a closure on the socket's event loop, or `orElse` if the socket has been closed.
    func withHandler(
        _ body: @escaping @Sendable (SocketHandler, ChannelHandlerContext) -> Void,
        orElse: @escaping @Sendable () -> Void = {}
    ) {
        channel.eventLoop.execute {
            guard let bound = self.bound.withLock({ $0 }) else { return orElse() }
            body(bound.handler.value, bound.context.value)
        }
    }

    func send(_ bytes: [UInt8]) {
        let frame =
            compresses
            ? MessageCompression.frame(of: bytes)
            : WebSocketFrame(fin: true, opcode: .binary, data: ByteBuffer(bytes: bytes))
        channel.writeAndFlush(frame, promise: nil)
    }

    func close(_ reason: EndReason) {
        withHandler { handler, context in handler.end(reason, label: "\(reason)", context: context) }
    }

    func resumeReading() { withHandler { $0.resumeReading(context: $1) } }
}
