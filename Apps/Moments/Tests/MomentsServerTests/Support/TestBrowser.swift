import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import MomentsServer
import NIOCore
import NIOEmbedded
import Synchronization

/// A client that sends HTTP requests to the routes, without a connection.
struct TestBrowser: Sendable {
    private let responder: RouterResponder<BasicRequestContext>
    private let logger: Logger

    /// - Parameter logger: That of requests.
    init(_ server: TestServer, logger: Logger = Logger(label: "test")) {
        let router = Router(context: BasicRequestContext.self)
        MomentsRoutes(server.service).add(to: router) { request, _ in request.headers[.from] ?? "192.0.2.1" }
        self.init(router, logger: logger)
    }

    init(_ router: Router<BasicRequestContext>, logger: Logger = Logger(label: "test")) {
        self.logger = logger
        responder = router.buildResponder()
    }

    /// - Parameters:
    ///   - authority: The host that the request names.
    ///   - body: In parts, as a connection delivers it.
    ///   - endless: Whether the body never ends.
    ///   - writer: Gets the body of the response; nil for the returned page.
    func send(
        _ method: HTTPRequest.Method,
        _ path: String,
        _ headers: HTTPFields = [:],
        authority: String = "moments.example",
        pieces body: [[UInt8]] = [],
        endless: Bool = false,
        to writer: (any ResponseBodyWriter)? = nil
    ) async throws -> Page {
        let head = HTTPRequest(
            method: method,
            scheme: "http",
            authority: authority,
            path: path,
            headerFields: headers
        )
        let (stream, source) = RequestBody.makeStream()
        let sending = Task {
            for piece in body { await source.yield(ByteBuffer(bytes: piece)) }
            if !endless { source.finish() }
        }
        defer { sending.cancel() }
        let request = Request(head: head, body: stream)
        let context = BasicRequestContext(
            source: ApplicationRequestContextSource(channel: EmbeddedChannel(), logger: logger)
        )
        do {
            let response = try await responder.respond(to: request, context: context)
            let written = Written()
            try await response.body.write(writer ?? Writer(written: written))
            return Page(status: response.status.code, headers: response.headers, bytes: written.bytes)
        } catch let error as HTTPError {
            return Page(status: error.status.code, headers: error.headers, bytes: Array((error.body ?? "").utf8))
        }
    }

    /// Sends a GraphQL request, as a program does.
    func post(
        _ body: String,
        _ headers: HTTPFields = [:],
        authority: String = "moments.example"
    ) async throws -> Page {
        var fields: HTTPFields = [.contentType: "application/json", .accept: "application/json"]
        for field in headers { fields[field.name] = field.value }
        return try await send(.post, "/graphql", fields, authority: authority, pieces: [Array(body.utf8)])
    }

    private final class Written: Sendable {
        private let buffer = Mutex(ByteBuffer())
        var bytes: [UInt8] { buffer.withLock { Array($0.readableBytesView) } }
        func append(_ more: ByteBuffer) { buffer.withLock { _ = $0.writeImmutableBuffer(more) } }
    }

    private struct Writer: ResponseBodyWriter {
        let written: Written

        func write(_ buffer: ByteBuffer) { written.append(buffer) }
        consuming func finish(_ trailingHeaders: HTTPFields?) {}
    }
}

/// An HTTP response.
struct Page: Sendable {
    let status: Int
    let headers: HTTPFields
    let bytes: [UInt8]

    var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension HTTPFields {
    /// The credentials of a program.
    static func bearer(_ person: TestPerson) -> HTTPFields { [.authorization: "Bearer \(person.token)"] }

    /// The credentials of a browser.
    static func cookie(_ token: String) -> HTTPFields { [.cookie: "theme=dark; moments_session=\(token)"] }
}
