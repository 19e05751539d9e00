internal import NIOCore

/// Reads what another worker has read of a connection, before anything else is read.
final class ReplayHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    private let bytes: ByteBuffer

    init(_ bytes: ByteBuffer) { self.bytes = bytes }

    func channelActive(context: ChannelHandlerContext) {
        context.fireChannelActive()
        context.fireChannelRead(wrapInboundOut(bytes))
        context.fireChannelReadComplete()
        context.pipeline.syncOperations.removeHandler(self, promise: nil)
    }
}
