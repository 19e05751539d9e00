internal import NIOCore
internal import NIOHTTP1
internal import NIOWebSocket

/// Upgrades a connection to the socket of a page or, if its ``UpgradeGate`` has accepted one, to a socket of the host.
struct SocketUpgrader: NIOTypedHTTPServerProtocolUpgrader {
    typealias Upgrader = NIOTypedWebSocketServerUpgrader<LiveChannel.Upgraded>

    let host: SocketHost
    let gate: NIOLoopBound<UpgradeGate>

    var supportedProtocol: String { "websocket" }
    var requiredUpgradeHeaders: [String] { [] }

    func buildUpgradeResponse(
        channel: any Channel,
        upgradeRequest: HTTPRequestHead,
        initialResponseHeaders: HTTPHeaders
    ) -> EventLoopFuture<HTTPHeaders> {
        upgrader.buildUpgradeResponse(
            channel: channel,
            upgradeRequest: upgradeRequest,
            initialResponseHeaders: initialResponseHeaders
        )
    }

    func upgrade(
        channel: any Channel,
        upgradeRequest: HTTPRequestHead
    ) -> EventLoopFuture<LiveChannel.Upgraded> {
        upgrader.upgrade(channel: channel, upgradeRequest: upgradeRequest)
    }

    /// Both functions are called on the event loop, after the gate has decided.
    private var upgrader: Upgrader { gate.value.accepted.map(Self.upgrader(of:)) ?? host.upgrader() }

    private static func upgrader(of accepted: UpgradeGate.Accepted) -> Upgrader {
        Upgrader(
            maxFrameSize: accepted.maximumFrameSize,
            enableAutomaticErrorHandling: false,
            shouldUpgrade: { channel, _ in
                var headers = HTTPHeaders()
                if let name = accepted.subprotocol { headers.add(name: "Sec-WebSocket-Protocol", value: name) }
                return channel.eventLoop.makeSucceededFuture(headers)
            },
            upgradePipelineHandler: { channel, _ in
                channel.eventLoop.makeCompletedFuture { .hosted(try accepted.start(channel)) }
            }
        )
    }
}
