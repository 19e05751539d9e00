internal import NIOCore
internal import NIOPosix

/// The first handler of a worker's connections. It reads the first line of each request and hands over connections
/// whose request belongs to another worker.
///
/// The bytes read so far are sent along, so the other worker sees the connection as if it had accepted it.
final class HandoverGate: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    /// Tells the handlers behind the gate that it keeps a request until there is a worker for it.
    struct RequestHeld: Sendable {}

    private enum State {
        /// No byte of the next request has been forwarded.
        case atBoundary
        /// Within a request, or upgraded: everything is forwarded.
        case passing
        /// Waiting for a spare worker.
        case lookingForWorker(SessionPlaces.Visitor, until: ContinuousClock.Instant)
        /// Waiting for room in the mailbox of another worker.
        case handingOver(WorkerID, attempts: Int)
        case handedOver
    }

    /// The decoder refuses longer first lines.
    private static let maximumLine = 8 * 1024
    /// A mailbox has space again after a millisecond or two; a worker that reads nothing for this long is stuck.
    private static let maximumAttempts = 200

    private let worker: Worker
    private let router: ConnectionRouter
    private let places: SessionPlaces?
    private let trustsForwarded: Bool
    private let hasHandedOver: @Sendable () -> Void
    private var tried: [WorkerID]
    private var state = State.atBoundary
    private var held = ByteBuffer()
    /// When the request is refused if it has no worker by then, however many workers have ended before they took it.
    private var lookingEnd: ContinuousClock.Instant?
    private var context: ChannelHandlerContext?

    /// - Parameters:
    ///   - places: Set where each session has a worker of its own.
    ///   - trustsForwarded: Whether to take the client's address from a header.
    ///   - tried: The workers that have handed on the connection with its first request.
    init(
        worker: Worker,
        router: ConnectionRouter,
        places: SessionPlaces? = nil,
        trustsForwarded: Bool = false,
        tried: [WorkerID] = [],
        hasHandedOver: @escaping @Sendable () -> Void = {}
    ) {
        self.worker = worker
        self.router = router
        self.places = places
        self.trustsForwarded = trustsForwarded
        self.tried = tried
        self.hasHandedOver = hasHandedOver
    }

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }
    func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

    /// All requests read so far have been answered: the next byte begins a new one.
    func reachedBoundary() {
        if case .passing = state { state = .atBoundary }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        var buffer = unwrapInboundIn(data)
        switch state {
        case .passing: context.fireChannelRead(data)
        case .handedOver: break
        case .handingOver, .lookingForWorker:
            held.writeBuffer(&buffer)
            // A message has no space for more: this worker answers the request.
            if held.readableBytes > Mailbox.maximumMessage / 2 {
                stopLooking()
                pass(context)
            }
        case .atBoundary:
            held.writeBuffer(&buffer)
            decide(context)
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        // The client has closed the connection.
        switch state {
        case .handingOver, .lookingForWorker:
            stopLooking()
            state = .handedOver
        default: break
        }
        context.fireChannelInactive()
    }

    private func decide(_ context: ChannelHandlerContext) {
        let bytes = held.readableBytesView
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else {
            if bytes.count > Self.maximumLine { pass(context) }
            return
        }
        let line = String(decoding: bytes[..<end], as: UTF8.self)
        switch router.destination(ofRequest: line[...], tried: tried) {
        case .here: pass(context)
        case .worker(let destination):
            state = .handingOver(destination, attempts: 0)
            handOver(context)
        case .ownWorker: beginLooking(context)
        }
    }

    // MARK: - Finding a spare worker

    private func beginLooking(_ context: ChannelHandlerContext) {
        let address = ClientAddress.of(context.channel, forwarded: trustsForwarded ? forwardedAddress : nil)
        let visitor = SessionPlaces.Visitor(id: ObjectIdentifier(self), address: address, tried: tried)
        context.fireUserInboundEventTriggered(RequestHeld())
        let end = lookingEnd ?? .now + SessionPlaces.patience
        lookingEnd = end
        look(context, visitor, until: end)
    }

    private func look(
        _ context: ChannelHandlerContext,
        _ visitor: SessionPlaces.Visitor,
        until end: ContinuousClock.Instant
    ) {
        guard let places else { return pass(context) }
        state = .lookingForWorker(visitor, until: end)
        switch places.find(for: visitor) {
        case .here: passHeld(context)
        case .worker(let destination):
            state = .handingOver(destination, attempts: 0)
            handOver(context)
        case .wait where .now < end:
            let bound = NIOLoopBound(self, eventLoop: context.eventLoop)
            context.eventLoop.scheduleTask(in: .milliseconds(20)) {
                let gate = bound.value
                guard let context = gate.context, case .lookingForWorker(let visitor, let end) = gate.state else {
                    return
                }
                gate.look(context, visitor, until: end)
            }
        case .wait, .full:
            // This worker creates no sessions and refuses the request.
            stopLooking()
            passHeld(context)
        }
    }

    private func stopLooking() {
        switch state {
        case .lookingForWorker(let visitor, _): places?.stopLooking(visitor)
        case .handingOver(let destination, _): places?.release(destination)
        default: break
        }
    }

    /// The last `X-Forwarded-For` of the request, as far as it has been read.
    private var forwardedAddress: String? {
        let head = String(decoding: held.readableBytesView, as: UTF8.self)
        let lines = head.split(separator: "\r\n\r\n", maxSplits: 1)[0].split(separator: "\r\n")
        let name = "x-forwarded-for:"
        return lines.last { $0.lowercased().hasPrefix(name) }.map { String($0.dropFirst(name.count)) }
    }

    // MARK: - Passing and handing over

    /// Forwards the held bytes outside of a read.
    private func passHeld(_ context: ChannelHandlerContext) {
        pass(context)
        context.fireChannelReadComplete()
    }

    private func pass(_ context: ChannelHandlerContext) {
        state = .passing
        tried = []
        lookingEnd = nil
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
            // The other worker has a descriptor of its own, so closing this one leaves the connection open.
            context.close(promise: nil)
        case .failure(let error as Mailbox.Failure) where error == .full && attempts < Self.maximumAttempts:
            state = .handingOver(destination, attempts: attempts + 1)
            let bound = NIOLoopBound(self, eventLoop: context.eventLoop)
            context.eventLoop.scheduleTask(in: .milliseconds(1)) {
                guard let context = bound.value.context else { return }
                bound.value.handOver(context)
            }
        case .success(nil), .failure:
            // The other worker has exited. Its session resumes here, or in a spare worker.
            guard places != nil else { return passHeld(context) }
            stopLooking()
            tried.append(destination)
            state = .atBoundary
            decide(context)
            context.fireChannelReadComplete()
        }
    }
}
