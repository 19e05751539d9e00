internal import NIOCore
internal import NIOHTTP1

/// Notifies a ``HandoverGate`` when all requests of a connection have been answered.
final class RequestBoundary: ChannelDuplexHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    private let gate: HandoverGate
    /// Requests read completely, minus responses written completely.
    private var pending = 0
    private var isReading = false

    init(gate: HandoverGate) { self.gate = gate }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if case .end = unwrapInboundIn(data) {
            isReading = false
            pending += 1
        } else {
            isReading = true
        }
        context.fireChannelRead(data)
        noteBoundary()
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if case .end = unwrapOutboundIn(data) { pending -= 1 }
        context.write(data, promise: promise)
        noteBoundary()
    }

    private func noteBoundary() {
        if pending == 0, !isReading { gate.reachedBoundary() }
    }
}
