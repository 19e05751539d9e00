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

/// Answers handshakes that are refused, and removes the upgrade from other requests that are no handshakes.
final class HandshakeGate: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let sockets: GraphQLSockets
    private let path: String
    private var hasSeenRequest = false
    private var isRefused = false
    /// The socket of the first request, if it is accepted.
    private(set) var accepted: AcceptedSocket?

    init(_ sockets: GraphQLSockets, path: String) {
        self.sockets = sockets
        self.path = path
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isRefused else { return }
        guard !hasSeenRequest, case .head(var head) = unwrapInboundIn(data) else {
            return context.fireChannelRead(data)
        }
        hasSeenRequest = true
        if let request = handshake(head) {
            do throws(RequestRefusal) {
                accepted = try sockets.accept(request, client: context.channel.remoteAddress?.ipAddress)
            } catch {
                return refuse(error, context)
            }
        } else {
            head.headers.remove(name: "upgrade")
        }
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }

    /// Returns the request if it is a handshake for the path.
    private func handshake(_ head: HTTPRequestHead) -> Request? {
        guard head.uri.prefix(while: { $0 != "?" }) == path, head.method == .GET,
            head.headers[canonicalForm: "upgrade"].contains(where: { $0.lowercased() == "websocket" }),
            head.headers["sec-websocket-version"] == ["13"], head.headers["sec-websocket-key"].count == 1,
            !head.headers.contains(name: "content-length"), !head.headers.contains(name: "transfer-encoding"),
            let request = try? HTTPRequest(head, secure: false, splitCookie: false)
        else { return nil }
        return Request(head: request, body: RequestBody(buffer: ByteBuffer()))
    }

    private func refuse(_ refusal: RequestRefusal, _ context: ChannelHandlerContext) {
        isRefused = true
        let body = ByteBuffer(string: refusal.message + "\n")
        var headers: HTTPHeaders = [
            "Content-Type": "text/plain; charset=utf-8", "Content-Length": "\(body.readableBytes)",
            "Connection": "close",
        ]
        if let seconds = refusal.retryAfter { headers.add(name: "Retry-After", value: "\(seconds)") }
        let status = HTTPResponseStatus(statusCode: refusal.status.code)
        let head = HTTPResponseHead(version: .http1_1, status: status, headers: headers)
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        context.writeAndFlush(wrapOutboundOut(.end(nil))).assumeIsolated().whenComplete { _ in
            bound.value.close(promise: nil)
        }
    }
}
