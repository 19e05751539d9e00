import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization

/// A server of pages on this machine, which notes what it is asked.
final class LoopbackServer: Sendable {
    struct Page: Sendable {
        var status = HTTPResponseStatus.ok
        var headers: HTTPHeaders = ["Content-Type": "text/html; charset=utf-8"]
        var body: [UInt8] = []
        /// Whether nothing follows the headers.
        var isSilent = false

        init(_ html: String = "", status: HTTPResponseStatus = .ok, headers: HTTPHeaders? = nil, isSilent: Bool = false)
        {
            self.status = status
            if let headers { self.headers = headers }
            body = Array(html.utf8)
            self.isSilent = isSilent
        }
    }

    struct Request: Sendable {
        var path: String
        var headers: HTTPHeaders
    }

    let port: Int
    private let channel: any Channel
    private let noted = Mutex<[Request]>([])

    var requests: [Request] { noted.withLock { $0 } }

    init(_ pages: [String: Page]) async throws {
        let notes = Notes()
        channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .childChannelInitializer { channel in
                channel.pipeline.configureHTTPServerPipeline().flatMapThrowing {
                    try channel.pipeline.syncOperations.addHandler(Handler(pages: pages, notes: notes))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        port = channel.localAddress?.port ?? 0
        notes.server = self
    }

    func stop() async throws { try await channel.close() }

    fileprivate func note(_ request: Request) { noted.withLock { $0.append(request) } }

    fileprivate final class Notes: @unchecked Sendable {
        weak var server: LoopbackServer?
    }
}

private final class Handler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let pages: [String: LoopbackServer.Page]
    private let notes: LoopbackServer.Notes

    init(pages: [String: LoopbackServer.Page], notes: LoopbackServer.Notes) {
        self.pages = pages
        self.notes = notes
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .head(let head) = unwrapInboundIn(data) else { return }
        notes.server?.note(LoopbackServer.Request(path: head.uri, headers: head.headers))
        let page = pages[head.uri] ?? LoopbackServer.Page(status: .notFound)
        var headers = page.headers
        headers.add(name: "Content-Length", value: "\(page.isSilent ? 100 : page.body.count)")
        context.write(
            wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: page.status, headers: headers))),
            promise: nil
        )
        if page.isSilent { return context.flush() }
        context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: page.body)))), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    }
}
