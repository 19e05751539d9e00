import GraphQL
import Logging
import NIOCore
import NIOWebSocket
import ServiceLifecycle

/// The time that a client has to answer a close frame.
private let closeTimeout = TimeAmount.seconds(2)

/// One socket: carries events to the ``SocketProtocol``, and its actions out.
///
/// One task decides and writes. It takes the next step only when the previous one is written, so while a client does not
/// read, nothing is read from it and no source is asked for its next event.
struct SocketSession<Viewer: Sendable> {
    enum Step: Sendable {
        case frame(Result<WebSocketFrame?, any Error>)
        case authenticated(SocketEndpoint<Viewer>.Refusal?)
        case opened(Int, SocketEndpoint<Viewer>.Opening)
        case event(Int, Result<GraphQLResponse?, any Error>)
        case initDeadline
        case keepAlive
        /// The server stops.
        case shutdown
        /// The connection is closed.
        case closed
        /// A step that was cancelled.
        case nothing
    }

    typealias Steps = TaskGroup<Step>

    private let endpoint: SocketEndpoint<Viewer>
    private let channel: any Channel
    private let frames: InboundFrames
    private let outbound: NIOAsyncChannelOutboundWriter<WebSocketFrame>
    private var handshake: GraphQLHandshake
    private var conversation: SocketProtocol
    private var assembler: FrameAssembler
    private var budget: MessageBudget
    private var tasks: [Int: Task<Step, Never>] = [:]
    private var streams: [Int: ResponseStream.AsyncIterator] = [:]
    /// Whether something has come from the client since the last ping.
    private var isHeard = true
    /// A close frame was sent.
    private var isClosing = false

    init(
        _ endpoint: SocketEndpoint<Viewer>,
        _ handshake: GraphQLHandshake,
        _ channel: any Channel,
        _ frames: InboundFrames,
        _ outbound: NIOAsyncChannelOutboundWriter<WebSocketFrame>
    ) {
        self.endpoint = endpoint
        self.handshake = handshake
        self.channel = channel
        self.frames = frames
        self.outbound = outbound
        conversation = SocketProtocol(maximumOperations: endpoint.options.maximumOperations)
        assembler = FrameAssembler(maximumSize: endpoint.options.maximumMessageSize)
        budget = MessageBudget(rate: endpoint.options.messageRate, now: .now)
    }

    /// Serves a socket until it is closed.
    ///
    /// - Parameter isKnown: Whether the client speaks a protocol of the server.
    static func run(
        _ endpoint: SocketEndpoint<Viewer>,
        _ handshake: GraphQLHandshake,
        _ channel: NIOAsyncChannel<WebSocketFrame, WebSocketFrame>,
        isKnown: Bool
    ) async {
        do {
            try await channel.executeThenClose { inbound, outbound in
                let frames = InboundFrames(inbound)
                await withTaskGroup(of: Step.self) { steps in
                    var session = SocketSession(endpoint, handshake, channel.channel, frames, outbound)
                    var goesOn = await session.begin(&steps, isKnown: isKnown)
                    while goesOn, let step = await steps.next() { goesOn = await session.take(step, &steps) }
                    session.end()
                    steps.cancelAll()
                }
            }
        } catch {
            endpoint.logger.debug("A socket failed", metadata: ["error": "\(error)"])
        }
    }

    private mutating func begin(_ steps: inout Steps, isKnown: Bool) async -> Bool {
        requestFrame(&steps)
        let channel = channel
        steps.addTask {
            guard (try? await gracefulShutdown()) != nil else { return .nothing }
            // The task that writes may be waiting for the client.
            channel.eventLoop.scheduleTask(in: closeTimeout * 2) { channel.close(promise: nil) }
            return .shutdown
        }
        guard isKnown else {
            return await sayGoodbye(.subprotocolNotAcceptable, "Subprotocol not acceptable", &steps)
        }
        schedule(.initDeadline, after: endpoint.options.initTimeout, &steps)
        schedule(.keepAlive, after: endpoint.options.keepAliveInterval, &steps)
        return true
    }

    private mutating func end() {
        for task in tasks.values { task.cancel() }
        // At once: operations that ignore their cancellation may take a while to end.
        channel.close(promise: nil)
    }

    // MARK: Steps

    /// - Returns: Whether the socket goes on.
    private mutating func take(_ step: Step, _ steps: inout Steps) async -> Bool {
        switch step {
        case .frame(.success(let frame?)): return await receive(frame, &steps)
        case .frame(.success(nil)), .closed: return false
        case .frame(.failure(let error)): return await fail(error, &steps)
        case _ where isClosing, .nothing: return true
        case .authenticated(nil): return await perform(conversation.accepted(), &steps)
        case .authenticated(let refusal?):
            return await perform(conversation.refused(refusal.code, refusal.reason), &steps)
        case .opened(let number, .response(let response)):
            tasks[number] = nil
            return await perform(conversation.answered(number, response), &steps)
        case .opened(let number, .stream(let stream)):
            tasks[number] = nil
            streams[number] = stream
            let actions = conversation.opened(number)
            if actions.isEmpty { streams[number] = nil }
            return await perform(actions, &steps)
        case .event(let number, let result):
            tasks[number] = nil
            let actions = actions(after: result, of: number)
            if !actions.contains(.proceed(number)) { streams[number] = nil }
            return await perform(actions, &steps)
        case .initDeadline: return await perform(conversation.initTimedOut(), &steps)
        case .keepAlive: return await checkPeer(&steps)
        case .shutdown: return await sayGoodbye(.goingAway, "The server stops", &steps)
        }
    }

    private mutating func actions(
        after result: Result<GraphQLResponse?, any Error>,
        of number: Int
    ) -> [SocketProtocol.Action] {
        switch result {
        case .success(let response?): conversation.event(number, response)
        case .success(nil): conversation.ended(number)
        case .failure(let error):
            conversation.failed(number, endpoint.service.clientError(error, endpoint.logger))
        }
    }

    private mutating func receive(_ frame: WebSocketFrame, _ steps: inout Steps) async -> Bool {
        isHeard = true
        requestFrame(&steps)
        // Only the answer to our own close frame matters.
        guard !isClosing else { return frame.opcode != .connectionClose }
        guard budget.take(now: .now) else { return await sayGoodbye(.policyViolation, "Too many messages", &steps) }
        switch assembler.take(frame) {
        case .nothing: return true
        case .message(let text): return await perform(conversation.received(text), &steps)
        case .ping(let data): return await write(WebSocketFrame(fin: true, opcode: .pong, data: data))
        case .close:
            _ = await write(Self.closeFrame(.normal, ""))
            return false
        case .violation(let code, let reason): return await sayGoodbye(code, reason, &steps)
        }
    }

    /// The frames of the client cannot be read.
    private mutating func fail(_ error: any Error, _ steps: inout Steps) async -> Bool {
        guard !isClosing, let error = error as? NIOWebSocketError else { return false }
        let code: SocketCloseCode = error == .invalidFrameLength ? .messageTooLarge : .protocolError
        return await sayGoodbye(code, "The frame cannot be read", &steps)
    }

    private mutating func checkPeer(_ steps: inout Steps) async -> Bool {
        guard isHeard else { return false }
        isHeard = false
        schedule(.keepAlive, after: endpoint.options.keepAliveInterval, &steps)
        return await write(WebSocketFrame(fin: true, opcode: .ping, data: ByteBuffer()))
    }

    // MARK: Actions

    private mutating func perform(_ actions: [SocketProtocol.Action], _ steps: inout Steps) async -> Bool {
        for action in actions {
            switch action {
            case .authenticate(let payload):
                handshake.payload = payload
                steps.addTask { [endpoint, handshake] in .authenticated(await endpoint.authenticate(handshake)) }
            case .send(let message):
                let frame = WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(bytes: message.json))
                guard await write(frame) else { return false }
            case .start(let number, let members):
                runStep(of: number, &steps) { [endpoint, handshake] in
                    .opened(number, await endpoint.open(members, handshake))
                }
            case .proceed(let number):
                guard let stream = streams[number] else { continue }
                runStep(of: number, &steps) {
                    var stream = stream
                    do {
                        return .event(number, .success(try await stream.next()))
                    } catch {
                        return .event(number, .failure(error))
                    }
                }
            case .stop(let number):
                tasks[number]?.cancel()
                streams[number] = nil
            case .close(let code, let reason): return await sayGoodbye(code, reason, &steps)
            }
        }
        return true
    }

    /// Runs a step of an operation, which can be cancelled alone: a task of a group can not.
    private mutating func runStep(of number: Int, _ steps: inout Steps, _ body: @escaping @Sendable () async -> Step) {
        let task = Task { await body() }
        tasks[number] = task
        steps.addTask {
            await withTaskCancellationHandler {
                await task.value
            } onCancel: {
                task.cancel()
            }
        }
    }

    private func requestFrame(_ steps: inout Steps) {
        steps.addTask { [frames] in
            do {
                return .frame(.success(try await frames.next()))
            } catch {
                return .frame(.failure(error))
            }
        }
    }

    private func schedule(_ step: Step, after delay: Duration, _ steps: inout Steps) {
        steps.addTask { [clock = endpoint.options.clock] in
            (try? await clock.sleep(for: delay)) == nil ? .nothing : step
        }
    }

    // MARK: Writing

    /// Writes a frame as soon as the client has read enough of the previous ones.
    ///
    /// - Returns: Whether the connection is still open.
    private func write(_ frame: WebSocketFrame) async -> Bool {
        let channel = channel
        let cut = channel.eventLoop.scheduleTask(in: TimeAmount(endpoint.options.stallTimeout)) {
            channel.close(promise: nil)
        }
        defer { cut.cancel() }
        return (try? await outbound.write(frame)) != nil
    }

    /// Ends all operations, sends a close frame, and closes the outbound half. Closing both halves with unread bytes from
    /// the client would reset the connection, and the client would lose the close code.
    private mutating func sayGoodbye(
        _ code: SocketCloseCode,
        _ reason: String,
        _ steps: inout Steps
    ) async -> Bool {
        guard !isClosing else { return true }
        isClosing = true
        for task in tasks.values { task.cancel() }
        streams = [:]
        guard await write(Self.closeFrame(code, reason)) else { return false }
        outbound.finish()
        let channel = channel
        channel.eventLoop.scheduleTask(in: closeTimeout) { channel.close(promise: nil) }
        // It ends in any case, so it need not be cancelled.
        steps.addTask {
            try? await channel.closeFuture.get()
            return .closed
        }
        return true
    }

    private static func closeFrame(_ code: SocketCloseCode, _ reason: String) -> WebSocketFrame {
        var data = ByteBuffer()
        data.writeInteger(code.rawValue)
        // A control frame has room for 125 bytes; a character must not be cut.
        var text = reason
        while text.utf8.count > 123 { text.removeLast() }
        data.writeString(text)
        return WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
    }
}

/// The frames of a socket. Unchecked, because an iterator is not Sendable; one task at a time requests a frame.
final class InboundFrames: @unchecked Sendable {
    private var iterator: NIOAsyncChannelInboundStream<WebSocketFrame>.AsyncIterator

    init(_ frames: NIOAsyncChannelInboundStream<WebSocketFrame>) {
        iterator = frames.makeAsyncIterator()
    }

    /// Returns the next frame; nil when the client has closed the connection.
    func next() async throws -> WebSocketFrame? { try await iterator.next() }
}
