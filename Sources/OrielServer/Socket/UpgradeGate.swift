internal import NIOCore
internal import NIOHTTP1

/// Removes the upgrade request from connections that may not become sockets.
///
/// NIO closes a connection without an answer when an upgrade is refused. So this handler drops the `Upgrade` header of
/// a refused request, and the router answers it.
final class UpgradeGate: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    private let admission: SocketAdmission
    private var hasSeenRequest = false

    init(admission: SocketAdmission) { self.admission = admission }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !hasSeenRequest, case .head(var head) = unwrapInboundIn(data) else {
            return context.fireChannelRead(data)
        }
        hasSeenRequest = true
        if !SocketAdmission.isSocket(head.uri) || admission.refusal(of: head) != nil {
            head.headers.remove(name: "upgrade")
        }
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case ChannelEvent.inputClosed = event, !hasSeenRequest {
            context.close(promise: nil)
        } else {
            context.fireUserInboundEventTriggered(event)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // Garbage before the first request gets no answer: the client may not speak HTTP.
        if hasSeenRequest { context.fireErrorCaught(error) } else { context.close(promise: nil) }
    }
}
