import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import NIOWebSocket

/// A connection that starts with HTTP/1.1 and can become a socket with its first request.
struct GraphQLChannel: HTTPChannelHandler {
    typealias HTTPChannel = NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>

    enum Upgraded: Sendable {
        case http(HTTPChannel)
        /// Serves the socket.
        case socket(@Sendable () async -> Void)
    }

    struct Value: ServerChildChannelValue {
        let channel: any Channel
        let upgraded: EventLoopFuture<Upgraded>
    }

    let responder: Responder
    let sockets: GraphQLSockets
    let path: String

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        channel.eventLoop.makeCompletedFuture {
            let encoder = HTTPResponseEncoder()
            let decoder = ByteToMessageHandler(HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes))
            let gate = HandshakeGate(sockets, path: path)
            let upgrade = NIOTypedHTTPServerUpgradeHandler(
                httpEncoder: encoder,
                extraHTTPHandlers: [decoder, gate],
                upgradeConfiguration: NIOTypedHTTPServerUpgradeConfiguration(
                    upgraders: [upgrader(NIOLoopBound(gate, eventLoop: channel.eventLoop))],
                    notUpgradingCompletionHandler: { makeHTTP($0, logger) }
                )
            )
            try channel.pipeline.syncOperations.addHandlers([encoder, decoder, gate, upgrade])
            return Value(channel: channel, upgraded: upgrade.upgradeResultFuture)
        }
    }

    private func upgrader(_ gate: NIOLoopBound<HandshakeGate>) -> NIOTypedWebSocketServerUpgrader<Upgraded> {
        NIOTypedWebSocketServerUpgrader(
            maxFrameSize: sockets.maximumFrameSize,
            enableAutomaticErrorHandling: false,
            shouldUpgrade: { channel, _ in
                var headers = HTTPHeaders()
                if let name = gate.value.accepted?.subprotocol {
                    headers.add(name: "Sec-WebSocket-Protocol", value: name)
                }
                return channel.eventLoop.makeSucceededFuture(headers)
            },
            upgradePipelineHandler: { channel, _ in
                channel.eventLoop.makeCompletedFuture {
                    guard let accepted = gate.value.accepted else { throw ChannelError.inappropriateOperationForState }
                    return .socket(try accepted.start(on: channel))
                }
            }
        )
    }

    private func makeHTTP(_ channel: any Channel, _ logger: Logger) -> EventLoopFuture<Upgraded> {
        channel.eventLoop.makeCompletedFuture {
            let pipeline = channel.pipeline.syncOperations
            try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: false))
            try pipeline.addHandler(HTTPConnectionStateHandler(logger: logger))
            return .http(
                try HTTPChannel(
                    wrappingChannelSynchronously: channel,
                    configuration: .init(isOutboundHalfClosureEnabled: true)
                )
            )
        }
    }

    func handle(value: Value, logger: Logger) async {
        do {
            switch try await value.upgraded.get() {
            case .http(let channel): await handleHTTP(asyncChannel: channel, logger: logger)
            case .socket(let serve): await serve()
            }
        } catch {
            logger.trace("A connection ended before its first request", metadata: ["error": "\(error)"])
            value.channel.close(promise: nil)
        }
    }
}
