internal import NIOCore
internal import NIOHTTP1

/// Enforces the ``RequestDeadlines`` of an HTTP connection, and lets it finish when the server stops.
///
/// It is placed before the decoder and sees bytes; its ``Parts``, after the decoder, sees requests and responses. Both
/// leave the pipeline when the connection becomes a socket.
final class RequestWatch: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundIn = IOData
    typealias OutboundOut = IOData

    private let limits: SocketLimits
    private let metrics: ServerMetrics
    private var deadlines: RequestDeadlines
    private var ticks: RepeatedTask?
    private var cut: Scheduled<Void>?
    /// Whether written bytes may still be queued.
    private var hasWritten = false
    private var partCount = 0
    /// The server is stopping: the connection closes after its responses.
    private var isStopping = false
    /// No request is answered any more; received bytes are discarded.
    private var isOver = false

    init(limits: SocketLimits, metrics: ServerMetrics) {
        self.limits = limits
        self.metrics = metrics
        deadlines = RequestDeadlines(limits: limits.requests, now: .now())
    }

    // MARK: - Lifecycle

    func handlerAdded(context: ChannelHandlerContext) {
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        let interval = limits.requests.checkInterval
        ticks = context.eventLoop.scheduleRepeatedTask(initialDelay: interval, delay: interval) { _ in
            let (watch, context) = bound.value
            watch.check(context: context)
        }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        ticks?.cancel()
        cut?.cancel()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is HandoverGate.RequestHeld { return deadlines.requestHeld() }
        // A connection that is already over closes soon by itself.
        guard event is ChannelShouldQuiesceEvent, !isOver else {
            return context.fireUserInboundEventTriggered(event)
        }
        isStopping = true
        scheduleCut(after: limits.shutdownCut, context: context)
        check(context: context)
    }

    private func scheduleCut(after delay: TimeAmount, context: ChannelHandlerContext) {
        let channel = context.channel
        cut?.cancel()
        cut = context.eventLoop.scheduleTask(in: delay) { channel.close(promise: nil) }
    }

    private func closeIfDone(context: ChannelHandlerContext) {
        // One that waits for its first request is asked again at the next check.
        guard isStopping, deadlines.isBetweenRequests, !deadlines.expectsFirstRequest(now: .now()) else { return }
        // The kernel sends the bytes it has accepted without us.
        let buffered = (try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
        if buffered == 0 { context.close(promise: nil) }
    }

    // MARK: - Bytes

    func read(context: ChannelHandlerContext) {
        deadlines.readBegan(now: .now())
        context.read()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isOver else { return }
        let now = NIODeadline.now()
        deadlines.received(unwrapInboundIn(data).readableBytes, now: now)
        let before = partCount
        context.fireChannelRead(data)
        deadlines.parsed(parts: partCount - before, now: now)
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        // The handlers behind this one may have stopped reading.
        if isOver { context.read() }
        context.fireChannelReadComplete()
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard !isOver else { return promise?.fail(ChannelError.ioOnClosedChannel) ?? () }
        hasWritten = true
        context.write(data, promise: promise)
    }

    // MARK: - Time

    private func check(context: ChannelHandlerContext) {
        guard !isOver else { return }
        // Ask the kernel only while bytes may be queued there.
        guard hasWritten else { return check(SendQueue(acknowledged: 0, isEmpty: true), context: context) }
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        SendQueue.read(context.channel) { queue in
            let (watch, context) = bound.value
            watch.hasWritten = !queue.isEmpty
            watch.check(queue, context: context)
        }
    }

    private func check(_ queue: SendQueue, context: ChannelHandlerContext) {
        switch deadlines.check(queue, now: .now()) {
        case .fine: closeIfDone(context: context)
        case .close(let reason):
            if reason != .idle { metrics.closedConnection(reason.rawValue) }
            context.close(promise: nil)
        case .timeOut(let reason):
            metrics.closedConnection(reason.rawValue)
            timeOut(context: context)
        }
    }

    private func timeOut(context: ChannelHandlerContext) {
        isOver = true
        let text = "The request timed out. Try again.\n"
        let answer = RawAnswer.bytes(status: "408 Request Timeout", text: text)
        context.sendAndClose(wrapOutboundOut(.byteBuffer(answer)))
        scheduleCut(after: limits.closeTimeout, context: context)
        context.read()
    }
}

// MARK: - Parts

extension RequestWatch {
    /// Reports the parts of requests and responses to the watch.
    final class Parts: ChannelDuplexHandler, RemovableChannelHandler {
        typealias InboundIn = HTTPServerRequestPart
        typealias InboundOut = HTTPServerRequestPart
        typealias OutboundIn = HTTPServerResponsePart
        typealias OutboundOut = HTTPServerResponsePart

        private let watch: RequestWatch

        init(of watch: RequestWatch) { self.watch = watch }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            watch.partCount += 1
            switch unwrapInboundIn(data) {
            case .head: watch.deadlines.headReceived(now: .now())
            case .body: break
            case .end: watch.deadlines.requestEnded(now: .now())
            }
            context.fireChannelRead(data)
        }

        func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
            switch unwrapOutboundIn(data) {
            case .head(let head):
                if !(100..<200).contains(head.status.code) { watch.deadlines.responseBegan() }
                context.write(data, promise: promise)
            case .body: context.write(data, promise: promise)
            case .end:
                watch.deadlines.responseEnded(now: .now())
                context.write(data, promise: watch.isStopping ? closing(after: promise, context: context) : promise)
            }
        }

        /// Closes the connection after the response is written, unless another request waits for its answer.
        private func closing(
            after promise: EventLoopPromise<Void>?,
            context: ChannelHandlerContext
        ) -> EventLoopPromise<Void> {
            let written = promise ?? context.eventLoop.makePromise()
            let bound = NIOLoopBound((watch, context), eventLoop: context.eventLoop)
            written.futureResult.whenComplete { _ in
                let (watch, context) = bound.value
                if watch.deadlines.isBetweenRequests { context.close(promise: nil) }
            }
            return written
        }
    }
}

extension RequestDeadlines.Limits {
    /// The interval between deadline checks: at most one second, and short enough that no deadline is exceeded by more than a quarter.
    var checkInterval: TimeAmount {
        let shortest = min(head, idle, stall)
        return min(.seconds(1), max(.milliseconds(1), .nanoseconds(shortest.nanoseconds / 4)))
    }
}
