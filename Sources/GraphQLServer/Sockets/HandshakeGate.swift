import HTTPTypes
import HummingbirdCore
import NIOCore
import NIOHTTP1
import NIOHTTPTypesHTTP1

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
