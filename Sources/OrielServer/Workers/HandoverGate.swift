internal import NIOCore
internal import NIOPosix

/// Stands first in the pipeline of a worker's connections, reads the first line of each request, and hands connections whose
/// request belongs to another worker over to it.
///
/// The bytes read so far go along, so the other worker sees the connection as if it had accepted it.
final class HandoverGate: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    private enum State {
        /// No byte of the next request has been passed on.
        case atBoundary
        /// Within a request, or upgraded: everything is passed on.
        case passing
        /// Waiting for room in the mailbox of another worker.
        case handingOver(WorkerID, attempts: Int)
        case handedOver
    }

    /// Longer first lines are the decoder's to refuse.
    private static let maximumLine = 8 * 1024
    /// A mailbox has room again after a millisecond or two; a worker that takes nothing for this long is stuck.
    private static let maximumAttempts = 200

    private let worker: Worker
    private let router: ConnectionRouter
    private let hasHandedOver: @Sendable () -> Void
    private var tried: [WorkerID]
    private var state = State.atBoundary
    private var held = ByteBuffer()
    private var context: ChannelHandlerContext?

    /// - Parameter tried: The workers that have handed the connection on with its first request.
    init(
        worker: Worker,
        router: ConnectionRouter,
        tried: [WorkerID] = [],
        hasHandedOver: @escaping @Sendable () -> Void = {}
    ) {
        self.worker = worker
        self.router = router
        self.tried = tried
        self.hasHandedOver = hasHandedOver
    }

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }
    func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

    /// All requests that were read have been answered: the next byte begins a new one.
    func reachedBoundary() {
        if case .passing = state { state = .atBoundary }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        var buffer = unwrapInboundIn(data)
        switch state {
        case .passing: context.fireChannelRead(data)
        case .handedOver: break
        case .handingOver:
            held.writeBuffer(&buffer)
            // No message has room for more: the request is answered here.
            if held.readableBytes > Mailbox.maximumMessage / 2 { pass(context) }
        case .atBoundary:
            held.writeBuffer(&buffer)
            decide(context)
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        // A client that has gone needs no other worker.
        if case .handingOver = state { state = .handedOver }
        context.fireChannelInactive()
    }

    private func decide(_ context: ChannelHandlerContext) {
        let bytes = held.readableBytesView
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else {
            if bytes.count > Self.maximumLine { pass(context) }
            return
        }
        let line = String(decoding: bytes[..<end], as: UTF8.self)
        guard let destination = router.destination(ofRequest: line[...], tried: tried) else { return pass(context) }
        state = .handingOver(destination, attempts: 0)
        handOver(context)
    }

    private func pass(_ context: ChannelHandlerContext) {
        state = .passing
        tried = []
        let bytes = held
        held = ByteBuffer()
        context.fireChannelRead(wrapInboundOut(bytes))
    }

    private func handOver(_ context: ChannelHandlerContext) {
        guard case .handingOver(let destination, let attempts) = state else { return }
        let content = HandedConnection.Content(tried: tried + [worker.id], read: Array(held.readableBytesView))
        let result = Result {
            try context.channel.pipeline.syncOperations.withUnsafeTransportIfAvailable(of: NIOBSDSocket.Handle.self) {
                try worker.handOver($0, content, to: destination)
            }
        }
        switch result {
        case .success(.some):
            state = .handedOver
            hasHandedOver()
            // The other worker has a descriptor of its own; closing this one leaves the connection as it is.
            context.close(promise: nil)
        case .failure(let error as Mailbox.Failure) where error == .full && attempts < Self.maximumAttempts:
            state = .handingOver(destination, attempts: attempts + 1)
            let bound = NIOLoopBound(self, eventLoop: context.eventLoop)
            context.eventLoop.scheduleTask(in: .milliseconds(1)) {
                guard let context = bound.value.context else { return }
                bound.value.handOver(context)
            }
        case .success(nil), .failure:
            // The other worker has ended: what it had can be resumed here.
            pass(context)
            context.fireChannelReadComplete()
        }
    }
}
