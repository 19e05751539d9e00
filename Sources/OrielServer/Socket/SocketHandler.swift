internal import CoreMetrics
internal import Foundation
internal import HTTPTypes
internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTPTypesHTTP1
internal import NIOWebSocket
internal import OrielProtocol

/// One socket: receives messages, enforces the limits, and passes messages to a session.
///
/// It runs on its event loop. The session uses it through a ``SocketConnection``.
final class SocketHandler: ChannelDuplexHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private enum State {
        /// Waiting for the hello.
        case new
        /// The hello has arrived and the session is being looked up. Nothing is read meanwhile.
        case connecting
        case attached(LiveSession)
        /// A close frame was sent. Incoming frames are discarded until the peer closes, too.
        case closing
        case closed
    }

    private let host: SocketHost
    /// The request that has become the socket; nil after the hello.
    private var head: HTTPRequestHead?
    private let connection: SocketConnection
    /// Nil if the client and the server have not agreed on it.
    private let compression: MessageCompression?
    private var state = State.new
    private var decoder = ClientFrameDecoder()
    private var bucket: TokenBucket
    /// The messages that arrived with the hello or before reading stopped.
    private var waiting: [[ClientItem]] = []
    private var helloTimeout: Scheduled<Void>?
    private var stallTimeout: Scheduled<Void>?
    private var closeTimeout: Scheduled<Void>?
    /// The next ping. A repeated task would take 500 bytes of each socket.
    private var nextPing: NIOScheduledCallback?
    /// Nil before the handler is in its channel and after the end of the socket.
    private var context: ChannelHandlerContext?
    private var lastHeard = NIODeadline.now()
    /// The reasons for not reading; reading resumes when both are false.
    private var isThrottled = false
    private var isSessionBusy = false
    private var hasPendingRead = false

    init(host: SocketHost, head: HTTPRequestHead, channel: any Channel, compression: MessageCompression?) {
        self.host = host
        self.head = head
        self.compression = compression
        connection = SocketConnection(channel: channel, compresses: compression != nil)
        bucket = TokenBucket(capacity: host.limits.itemBurst, rate: host.limits.itemRate, now: .now)
    }

    // MARK: - Lifecycle

    func handlerAdded(context: ChannelHandlerContext) {
        host.metrics.openedSockets.increment()
        host.metrics.sockets.increment()
        let handler = NIOLoopBound(self, eventLoop: context.eventLoop)
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        connection.bind(handler: handler, context: bound)
        helloTimeout = context.eventLoop.scheduleTask(in: host.limits.helloTimeout) {
            handler.value.end(.protocolError, label: "no_hello", context: bound.value)
        }
        self.context = context
        schedulePing(context: context)
    }

    func handlerRemoved(context: ChannelHandlerContext) { gone() }

    func channelInactive(context: ChannelHandlerContext) {
        gone()
        context.fireChannelInactive()
    }

    private func gone() {
        if case .closed = state { return }
        if case .attached(let session) = state { session.disconnected(connection.id) }
        state = .closed
        for timer in [helloTimeout, stallTimeout, closeTimeout] { timer?.cancel() }
        nextPing?.cancel()
        nextPing = nil
        context = nil
        connection.unbind()
        host.metrics.sockets.decrement()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case is ChannelShouldQuiesceEvent:
            switch state {
            // Sends its snapshot first, then closes.
            case .attached(let session): session.stop()
            case .new, .connecting: end(.stopping, label: nil, context: context)
            case .closing, .closed: break
            }
            // The page may be busy; the server stops anyway.
            scheduleCut(context: context, after: min(host.limits.closeTimeout * 2, host.limits.shutdownCut))
        case ChannelEvent.inputClosed:
            // The client cannot send any more, so it would not answer a close frame.
            context.close(promise: nil)
        default:
            context.fireUserInboundEventTriggered(event)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error {
        case NIOWebSocketError.invalidFrameLength, NIOWebSocketFrameAggregator.Error.accumulatedFrameSizeIsTooLarge:
            end(.protocolError, label: "oversize", code: .messageTooLarge, context: context)
        case is NIOWebSocketError, is NIOWebSocketFrameAggregator.Error, is FrameGuard.Violation:
            end(.protocolError, label: "websocket", context: context)
        default:
            host.logger.debug("A socket failed", metadata: ["error": "\(error)"])
            context.close(promise: nil)
        }
    }

    // MARK: - Reading

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        lastHeard = .now()
        switch frame.opcode {
        case .binary: receive(frame.unmaskedData, context: context)
        case .text: end(.protocolError, label: "text", context: context)
        case .ping:
            guard isOpen else { return }
            let pong = WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData)
            context.writeAndFlush(wrapOutboundOut(pong), promise: nil)
        case .connectionClose: receiveClose(frame.unmaskedData, context: context)
        default: break
        }
    }

    private var isOpen: Bool {
        switch state {
        case .new, .connecting, .attached: true
        case .closing, .closed: false
        }
    }

    private func receive(_ buffer: ByteBuffer, context: ChannelHandlerContext) {
        guard isOpen else { return }
        host.metrics.receivedMessages.increment()
        host.metrics.receivedBytes.increment(by: buffer.readableBytes)
        guard let bytes = content(of: buffer, context: context) else { return }
        let items: [ClientItem]
        do throws(FrameError) {
            items = try decoder.items(in: bytes)
        } catch {
            host.logger.debug("A client violated the protocol", metadata: ["error": "\(error)"])
            let isOld = if case .unsupportedVersion = error { true } else { false }
            return end(isOld ? .notAllowed : .protocolError, label: "malformed", context: context)
        }
        throttle(items.count, context: context)
        deliver(items, context: context)
    }

    /// Returns the content of a message; nil if it is not valid, which ends the connection.
    private func content(of message: ByteBuffer, context: ChannelHandlerContext) -> [UInt8]? {
        guard let compression else { return Array(message.readableBytesView) }
        do throws(Compression.InflateError) {
            return try compression.content(of: message, limit: host.limits.maximumMessage)
        } catch {
            switch error {
            case .tooLarge: end(.protocolError, label: "oversize", code: .messageTooLarge, context: context)
            case .notDeflated: end(.protocolError, label: "malformed", context: context)
            }
            return nil
        }
    }

    private func deliver(_ items: [ClientItem], context: ChannelHandlerContext) {
        switch state {
        case .new:
            guard case .hello(let hello) = items[0] else { return }
            helloTimeout?.cancel()
            helloTimeout = nil
            state = .connecting
            waiting.append(Array(items.dropFirst()))
            connect(hello, context: context)
        case .connecting: waiting.append(items)
        case .attached(let session):
            if !session.receive(items, from: connection) { isSessionBusy = true }
        case .closing, .closed: break
        }
    }

    private func connect(_ hello: ClientHello, context: ChannelHandlerContext) {
        let host = host
        let connection = connection
        let request = head.flatMap { try? HTTPRequest($0, secure: false, splitCookie: false) }.map {
            Request(head: $0, body: RequestBody(buffer: ByteBuffer()))
        }
        let address = ClientAddress.of(
            context.channel,
            forwarded: host.trustsForwarded ? head?.headers["x-forwarded-for"].last : nil
        )
        head = nil
        let storedValues = request.map { StorageCookie.values(in: $0) }
        Task {
            let result = await host.store.connect(
                hello,
                outlet: connection,
                from: address,
                storedValues: storedValues
            ) {
                guard let request else { return SessionContext() }
                return try await host.context(SessionRequest(request, clientAddress: address))
            }
            connection.withHandler { handler, context in
                handler.connected(result, context: context)
            } orElse: {
                // The connection was closed meanwhile.
                if case .session(let session) = result { session.disconnected(connection.id) }
            }
        }
    }

    private func connected(_ result: SessionStore.Connection, context: ChannelHandlerContext) {
        guard case .connecting = state else {
            if case .session(let session) = result { session.disconnected(connection.id) }
            return
        }
        switch result {
        case .refused(let reason): end(reason, label: "refused", context: context)
        case .session(let session):
            state = .attached(session)
            let messages = waiting
            waiting = []
            for items in messages where !items.isEmpty { deliver(items, context: context) }
            if !context.channel.isWritable { channelWritabilityChanged(context: context) }
            readOn(context: context)
        }
    }

    /// Stops reading for a while if a client sends more than its rate allows. This slows down only that client: no
    /// event is lost, and unsent events queue up in the client.
    private func throttle(_ count: Int, context: ChannelHandlerContext) {
        let delay = bucket.take(count, now: .now)
        guard delay > .zero, !isThrottled else { return }
        host.metrics.throttled.increment()
        isThrottled = true
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        context.eventLoop.scheduleTask(in: .nanoseconds(delay.nanoseconds)) {
            let (handler, context) = bound.value
            handler.isThrottled = false
            handler.readOn(context: context)
        }
    }

    func read(context: ChannelHandlerContext) {
        let isConnecting = if case .connecting = state { true } else { false }
        if isThrottled || isSessionBusy || isConnecting {
            hasPendingRead = true
        } else {
            context.read()
        }
    }

    private func readOn(context: ChannelHandlerContext) {
        guard hasPendingRead, !isThrottled, !isSessionBusy else { return }
        hasPendingRead = false
        context.read()
    }

    func resumeReading(context: ChannelHandlerContext) {
        isSessionBusy = false
        readOn(context: context)
    }

    // MARK: - Writing

    /// Writes a session's messages; the handler's own frames bypass this method.
    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        // No frame may follow a close frame.
        guard isOpen else { return promise?.fail(ChannelError.ioOnClosedChannel) ?? () }
        context.write(data, promise: promise)
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        let isWritable = context.channel.isWritable
        stallTimeout?.cancel()
        stallTimeout = nil
        if !isWritable { watchStall(context: context) }
        if case .attached(let session) = state { session.writabilityChanged(connection.id, to: isWritable) }
        context.fireChannelWritabilityChanged()
    }

    /// Closes the socket if the client reads nothing for the duration of the stall limit.
    private func watchStall(context: ChannelHandlerContext) {
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        SendQueue.read(context.channel) { before in
            let (handler, context) = bound.value
            guard handler.isOpen else { return }
            handler.stallTimeout = context.eventLoop.scheduleTask(in: handler.host.limits.stallTimeout) {
                SendQueue.read(bound.value.1.channel) { after in
                    let (handler, context) = bound.value
                    // A large frame takes minutes on a slow line, but makes progress all the time.
                    if after.acknowledged != before.acknowledged { return handler.watchStall(context: context) }
                    handler.host.metrics.closed("too_slow")
                    // The queued bytes will never be read, and neither would a close frame.
                    context.close(promise: nil)
                }
            }
        }
    }

    // MARK: - Closing

    /// Sends an end frame and a close frame, and waits for the peer to close.
    func end(
        _ reason: EndReason,
        label: String?,
        code: WebSocketErrorCode? = nil,
        context: ChannelHandlerContext
    ) {
        guard isOpen else { return }
        if let label { host.metrics.closed(label) }
        if case .attached(let session) = state { session.disconnected(connection.id) }
        let end = WebSocketFrame(
            fin: true,
            opcode: .binary,
            data: context.channel.allocator.buffer(bytes: ServerFrame.end(reason).bytes)
        )
        context.write(wrapOutboundOut(end), promise: nil)
        sayGoodbye(code ?? WebSocketErrorCode(codeNumber: Int(reason.closeCode)), context: context)
    }

    private func receiveClose(_ data: ByteBuffer, context: ChannelHandlerContext) {
        guard isOpen else {
            // The answer to our own close frame.
            return context.close(promise: nil)
        }
        if case .attached(let session) = state { session.disconnected(connection.id) }
        var data = data
        sayGoodbye(data.readWebSocketErrorCode() ?? .normalClosure, context: context)
    }

    /// Sends a close frame and closes the outbound half. Closing both halves with unread bytes from the client would
    /// reset the connection, and the client would lose the close code. Incoming bytes are discarded until the close timeout.
    private func sayGoodbye(_ code: WebSocketErrorCode, context: ChannelHandlerContext) {
        state = .closing
        helloTimeout?.cancel()
        stallTimeout?.cancel()
        isThrottled = false
        isSessionBusy = false
        waiting = []
        var data = context.channel.allocator.buffer(capacity: 2)
        data.write(webSocketErrorCode: code)
        let close = WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        context.writeAndFlush(wrapOutboundOut(close)).assumeIsolated().whenComplete { _ in
            bound.value.close(mode: .output, promise: nil)
        }
        scheduleCut(context: context, after: host.limits.closeTimeout)
        readOn(context: context)
    }

    private func scheduleCut(context: ChannelHandlerContext, after delay: TimeAmount) {
        guard closeTimeout == nil else { return }
        let channel = context.channel
        closeTimeout = context.eventLoop.scheduleTask(in: delay) { channel.close(promise: nil) }
    }

    private func schedulePing(context: ChannelHandlerContext) {
        do {
            let eventLoop = context.eventLoop.assumeIsolated()
            nextPing = try eventLoop.scheduleCallback(in: host.limits.pingInterval, handler: self)
        } catch {
            host.logger.debug("A socket ends with its event loop", metadata: ["error": "\(error)"])
            context.close(promise: nil)
        }
    }

    /// Pings a silent peer. Closes the connection if the previous ping was not answered.
    private func checkPeer(context: ChannelHandlerContext) {
        let silence = NIODeadline.now() - lastHeard
        // While reading is paused, a pong may be waiting unread.
        guard isOpen, !isThrottled, !isSessionBusy else { return }
        if silence > host.limits.pingInterval + host.limits.pongTimeout {
            host.metrics.closed("silent")
            return context.close(promise: nil)
        }
        let ping = WebSocketFrame(fin: true, opcode: .ping, data: context.channel.allocator.buffer(capacity: 0))
        context.writeAndFlush(wrapOutboundOut(ping), promise: nil)
    }
}

extension SocketHandler: NIOScheduledCallbackHandler {
    func handleScheduledCallback(eventLoop: some EventLoop) {
        guard let context else { return }
        schedulePing(context: context)
        checkPeer(context: context)
    }
}
