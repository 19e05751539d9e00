import HTTPTypes
import Hummingbird

/// Puts the ID of a request into the response, as `X-Request-ID`, and into what is logged about it, as `hb.request.id`.
///
/// The server makes the ID. What a client sends under that name is ignored: strangers must not decide what the log says.
struct RequestIDMiddleware<Context: RequestContext>: RouterMiddleware {
    func handle(
        _ request: Request,
        context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        do {
            var response = try await ServedRequest.$id.withValue(context.id) { try await next(request, context) }
            response.headers[.requestID] = context.id
            return response
        } catch var error as HTTPError {
            error.headers[.requestID] = context.id
            throw error
        }
    }
}

/// The request over HTTP that this task serves.
enum ServedRequest {
    /// Nil in other tasks, such as those of pages and WebSockets.
    @TaskLocal static var id: String?

    /// The name of the ID in log lines: that of the lines which the HTTP server itself writes.
    static let logKey = "hb.request.id"
}

extension HTTPField.Name {
    static let requestID = HTTPField.Name("X-Request-ID")!
}
