internal import HTTPTypes
internal import HummingbirdCore
internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTPTypesHTTP1

/// Removes the upgrade request from connections that may not become sockets, and decides about those of the host.
///
/// NIO closes a connection without an answer when an upgrade is refused. So this handler drops the `Upgrade` header of
/// a refused request, and the router answers it. It answers what the host refuses itself.
final class UpgradeGate: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    /// A socket of the host that the first request becomes.
    struct Accepted: Sendable {
        let maximumFrameSize: Int
        let subprotocol: String?
        let start: @Sendable (any Channel) throws -> @Sendable () async -> Void
    }

    private let admission: SocketAdmission
    private let hosted: [HostedSocket]
    private let trustsForwarded: Bool
    private var hasSeenRequest = false
    private var isRefused = false
    /// Nil if the first request becomes the socket of a page, or none.
    private(set) var accepted: Accepted?

    init(admission: SocketAdmission, hosted: [HostedSocket] = [], trustsForwarded: Bool = false) {
        self.admission = admission
        self.hosted = hosted
        self.trustsForwarded = trustsForwarded
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isRefused else { return }
        guard !hasSeenRequest, case .head(var head) = unwrapInboundIn(data) else {
            return context.fireChannelRead(data)
        }
        hasSeenRequest = true
        if let socket = hosted.first(where: { $0.path == head.uri.prefix { $0 != "?" } }) {
            if let refusal = decide(head, socket, context) { return refuse(refusal, context) }
            if accepted == nil { head.headers.remove(name: "upgrade") }
        } else if !SocketAdmission.isSocket(head.uri) || admission.refusal(of: head) != nil {
            head.headers.remove(name: "upgrade")
        }
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case ChannelEvent.inputClosed = event, !hasSeenRequest || isRefused {
            context.close(promise: nil)
        } else {
            context.fireUserInboundEventTriggered(event)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // Garbage before the first request gets no answer: the client may not speak HTTP.
        if hasSeenRequest { context.fireErrorCaught(error) } else { context.close(promise: nil) }
    }

    // MARK: - Sockets of the host

    /// Accepts a handshake, or returns why it is refused. A request that is no handshake, or has an unknown host, is left
    /// to the router.
    private func decide(
        _ head: HTTPRequestHead,
        _ socket: HostedSocket,
        _ context: ChannelHandlerContext
    ) -> SocketRefusal? {
        switch admission.refusalOfHosted(head) {
        case nil: break
        case .host(.foreignOrigin(let origin))?:
            return SocketRefusal(status: 403, message: "\(HostPolicy.Refusal.foreignOrigin(origin))")
        default: return nil
        }
        guard let request = try? HTTPRequest(head, secure: false, splitCookie: false) else { return nil }
        let address = ClientAddress.of(
            context.channel,
            forwarded: trustsForwarded ? head.headers["x-forwarded-for"].last : nil
        )
        let body = RequestBody(buffer: ByteBuffer())
        switch socket.decide(SessionRequest(Request(head: request, body: body), clientAddress: address)) {
        case .refuse(let refusal): return refusal
        case .accept(let subprotocol, let start):
            accepted = Accepted(
                maximumFrameSize: socket.maximumFrameSize,
                subprotocol: subprotocol,
                start: start
            )
            return nil
        }
    }

    private func refuse(_ refusal: SocketRefusal, _ context: ChannelHandlerContext) {
        isRefused = true
        let body = ByteBuffer(string: refusal.message + "\n")
        var headers: HTTPHeaders = [
            "Content-Type": "text/plain; charset=utf-8", "Content-Length": "\(body.readableBytes)",
            "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff", "Connection": "close",
        ]
        if let seconds = refusal.retryAfter { headers.add(name: "Retry-After", value: "\(seconds)") }
        let status = HTTPResponseStatus(statusCode: refusal.status)
        let head = HTTPResponseHead(version: .http1_1, status: status, headers: headers)
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
        context.sendAndClose(wrapOutboundOut(.end(nil)))
    }
}
