import HTTPTypes
import Hummingbird
import Logging

/// Puts the ID of a request into the response, as `X-Request-ID`, and into what is logged about it, as `hb.request.id`.
///
/// The HTTP server makes the ID; a router without one gets it here. What a client sends under that name is ignored:
/// strangers must not decide what the log says.
struct RequestIDMiddleware<Context: RequestContext>: RouterMiddleware {
    func handle(
        _ request: Request,
        context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        let id = context.logger[metadataKey: ServedRequest.logKey]?.description ?? RequestID().description
        var named = context
        named.logger[metadataKey: ServedRequest.logKey] = "\(id)"
        let served = named
        do {
            var response = try await ServedRequest.$id.withValue(id) { try await next(request, served) }
            response.headers[.requestID] = id
            return response
        } catch var error as HTTPError {
            error.headers[.requestID] = id
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
