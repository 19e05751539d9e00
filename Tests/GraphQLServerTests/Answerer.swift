import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOEmbedded
import Synchronization

/// A client that sends requests to a router without a connection.
struct Answerer: Sendable {
    private let responder: RouterResponder<BasicRequestContext>

    init(_ router: Router<BasicRequestContext>) {
        responder = router.buildResponder()
    }

    func answer(
        _ method: HTTPRequest.Method,
        _ path: String,
        _ headers: HTTPFields,
        _ body: String
    ) async throws -> Answer {
        do {
            let response = try await respond(method, path, headers, body)
            let written = Written()
            try await response.body.write(Writer(written: written))
            return Answer(status: response.status, headers: response.headers, body: written.text)
        } catch let error as HTTPError {
            return Answer(status: error.status, headers: error.headers, body: error.body ?? "")
        }
    }

    /// Sends a request, and returns the response before its body is written.
    ///
    /// - Throws: `HTTPError` for a request that the router rejects.
    func respond(
        _ method: HTTPRequest.Method,
        _ path: String,
        _ headers: HTTPFields,
        _ body: String
    ) async throws -> Response {
        let head = HTTPRequest(
            method: method,
            scheme: "http",
            authority: "host.example",
            path: path,
            headerFields: headers
        )
        let request = Request(head: head, body: RequestBody(buffer: ByteBuffer(string: body)))
        let source = ApplicationRequestContextSource(channel: EmbeddedChannel(), logger: Logger(label: "test"))
        return try await responder.respond(to: request, context: BasicRequestContext(source: source))
    }

    /// A writer that collects a response's body.
    private final class Written: Sendable {
        private let buffer = Mutex(ByteBuffer())
        var text: String { buffer.withLock { String(buffer: $0) } }
        func append(_ more: ByteBuffer) { buffer.withLock { _ = $0.writeImmutableBuffer(more) } }
    }

    private struct Writer: ResponseBodyWriter {
        let written: Written

        func write(_ buffer: ByteBuffer) { written.append(buffer) }
        consuming func finish(_ trailingHeaders: HTTPFields?) {}
    }
}

/// The response to an HTTP request.
struct Answer: Sendable {
    let status: HTTPResponse.Status
    let headers: HTTPFields
    let body: String
}
