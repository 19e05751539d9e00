internal import Logging
internal import NIOCore
internal import NIOHTTP1
internal import NIOWebSocket

/// The objects and limits that all sockets of a server share. It is one object, not 400 bytes of each socket.
final class SocketHost: Sendable {
    let store: SessionStore
    let admission: SocketAdmission
    let connections: ConnectionGate
    let limits: SocketLimits
    let metrics: ServerMetrics
    let logger: Logger
    let trustsForwarded: Bool
    /// The sockets that the host serves.
    let hosted: [HostedSocket]
    /// Returns the host's information about the user who opens a socket.
    let context: @Sendable (SessionRequest) async throws -> SessionContext

    init(
        store: SessionStore,
        admission: SocketAdmission,
        connections: ConnectionGate,
        limits: SocketLimits,
        metrics: ServerMetrics,
        logger: Logger,
        trustsForwarded: Bool,
        hosted: [HostedSocket],
        context: @escaping @Sendable (SessionRequest) async throws -> SessionContext
    ) {
        self.store = store
        self.admission = admission
        self.connections = connections
        self.limits = limits
        self.metrics = metrics
        self.logger = logger
        self.trustsForwarded = trustsForwarded
        self.hosted = hosted
        self.context = context
    }

    func upgrader() -> NIOTypedWebSocketServerUpgrader<LiveChannel.Upgraded> {
        NIOTypedWebSocketServerUpgrader(
            maxFrameSize: limits.maximumMessage,
            enableAutomaticErrorHandling: false,
            // The `UpgradeGate` has already admitted this request.
            shouldUpgrade: { channel, head in
                channel.eventLoop.makeSucceededFuture(MessageCompression.headers(for: head))
            },
            upgradePipelineHandler: { [self] channel, head in
                channel.eventLoop.makeCompletedFuture {
                    try channel.syncOptions?.setOption(
                        .writeBufferWaterMark,
                        value: .init(low: limits.writeBuffer / 4, high: limits.writeBuffer)
                    )
                    // The buffer of the request is released; messages take a few bytes.
                    try channel.syncOptions?.setOption(
                        .recvAllocator,
                        value: AdaptiveRecvByteBufferAllocator(minimum: 64, initial: 64, maximum: 65_536)
                    )
                    let aggregator = NIOWebSocketFrameAggregator(
                        minNonFinalFragmentSize: 1,
                        maxAccumulatedFrameCount: limits.maximumFragments,
                        maxAccumulatedFrameSize: limits.maximumMessage
                    )
                    let compression = MessageCompression.isOffered(by: head) ? MessageCompression() : nil
                    let handler = SocketHandler(host: self, head: head, channel: channel, compression: compression)
                    try channel.pipeline.syncOperations
                        .addHandlers([FrameGuard(compression: compression), aggregator, handler])
                    return .socket
                }
            }
        )
    }
}
