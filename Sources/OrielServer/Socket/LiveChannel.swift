internal import HTTPTypes
internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTPTypes
internal import NIOHTTPTypesHTTP1

/// A connection that starts with HTTP/1.1 and can become a session's socket with its first request.
struct LiveChannel: HTTPChannelHandler {
    typealias HTTPChannel = NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>

    enum Upgraded: Sendable {
        case http(HTTPChannel)
        /// The socket's handler does all the work.
        case socket
        /// A socket that the host serves.
        case hosted(@Sendable () async -> Void)
        /// The connection exceeds the limits.
        case refused
    }

    struct Value: ServerChildChannelValue {
        let channel: any Channel
        let upgraded: EventLoopFuture<Upgraded>
    }

    let responder: Responder
    let host: SocketHost
    /// Creates the gate of a connection, given the workers that have passed it on; nil without other workers.
    var makeGate: (@Sendable ([WorkerID]) -> HandoverGate)?

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        setup(channel: channel, logger: logger, handed: nil, arrival: nil)
    }

    /// - Parameters:
    ///   - handed: The data that came with the connection, if another worker has handed it over.
    ///   - arrival: The connection, if it has been counted already.
    func setup(
        channel: any Channel,
        logger: Logger,
        handed: HandedConnection.Content?,
        arrival: ConnectionArrival?
    ) -> EventLoopFuture<Value> {
        let verdict = host.connections.open(channel, arrival)
        guard verdict == .accepted else { return refuse(channel, verdict) }
        return channel.eventLoop.makeCompletedFuture {
            // Patches are a few bytes and must not wait for more data.
            try channel.syncOptions?.setOption(.tcpOption(.tcp_nodelay), value: 1)
            // The connection keeps the buffer of its last read, and client messages are short. For uploads the buffer
            // grows after the first reads.
            try channel.syncOptions?.setOption(
                .recvAllocator,
                value: AdaptiveRecvByteBufferAllocator(minimum: 64, initial: 512, maximum: 65_536)
            )
            let pipeline = channel.pipeline.syncOperations
            if let handed, !handed.read.isEmpty {
                try pipeline.addHandler(ReplayHandler(ByteBuffer(bytes: handed.read)))
            }
            let handover = makeGate?(handed?.tried ?? [])
            if let handover { try pipeline.addHandler(handover) }
            let boundGate = NIOLoopBound(handover, eventLoop: channel.eventLoop)
            let encoder = HTTPResponseEncoder()
            let decoder = ByteToMessageHandler(HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes))
            let watch = RequestWatch(limits: host.limits, metrics: host.metrics)
            let parts = RequestWatch.Parts(of: watch)
            let gate = UpgradeGate(
                admission: host.admission,
                hosted: host.hosted,
                trustsForwarded: host.trustsForwarded
            )
            let upgrader = SocketUpgrader(host: host, gate: NIOLoopBound(gate, eventLoop: channel.eventLoop))
            let upgrade = NIOTypedHTTPServerUpgradeHandler(
                httpEncoder: encoder,
                extraHTTPHandlers: [watch, decoder, parts, gate],
                upgradeConfiguration: NIOTypedHTTPServerUpgradeConfiguration(
                    upgraders: [upgrader],
                    notUpgradingCompletionHandler: { makeHTTP($0, gate: boundGate.value) }
                )
            )
            try pipeline.addHandlers([watch, encoder, decoder, parts, gate, upgrade])
            return Value(channel: channel, upgraded: upgrade.upgradeResultFuture)
        }
    }

    private func refuse(_ channel: any Channel, _ verdict: ConnectionTable.Verdict) -> EventLoopFuture<Value> {
        channel.eventLoop.makeCompletedFuture {
            let handler = RefusalHandler(verdict, closeTimeout: host.limits.closeTimeout)
            try channel.pipeline.syncOperations.addHandler(handler)
            return Value(channel: channel, upgraded: channel.eventLoop.makeSucceededFuture(.refused))
        }
    }

    private func makeHTTP(_ channel: any Channel, gate: HandoverGate?) -> EventLoopFuture<Upgraded> {
        channel.eventLoop.makeCompletedFuture {
            let pipeline = channel.pipeline.syncOperations
            if let gate { try pipeline.addHandler(RequestBoundary(gate: gate)) }
            try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: false))
            return .http(
                try NIOAsyncChannel(
                    wrappingChannelSynchronously: channel,
                    configuration: .init(isOutboundHalfClosureEnabled: true)
                )
            )
        }
    }

    /// Serves a connection until it closes. Returns at once when it has become the socket of a page: a task that waited
    /// would take 4 KB of each idle session.
    func handle(value: Value, logger: Logger) async {
        do {
            switch try await value.upgraded.get() {
            case .http(let channel): await handleHTTP(asyncChannel: channel, logger: logger)
            case .hosted(let serve): await serve()
            case .socket, .refused: break
            }
        } catch {
            logger.trace("A connection ended before its first request", metadata: ["error": "\(error)"])
            value.channel.close(promise: nil)
        }
    }
}
