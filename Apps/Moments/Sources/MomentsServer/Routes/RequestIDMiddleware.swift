import HTTPTypes
public import Hummingbird
public import Logging
import NIOHTTP1

/// Puts the ID of a request into the response, as `X-Request-ID`, and into the log lines about it, as `hb.request.id`.
///
/// The HTTP server makes the ID; a router without one gets it here. What a client sends under that name is ignored:
/// clients must not choose the content of the log.
public struct RequestIDMiddleware<Context: RequestContext>: RouterMiddleware {
    public init() {}

    public func handle(
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
        } catch let error as HTTPParserError {
            // The connection ends, with a response that the HTTP server writes.
            throw error
        } catch {
            // A request that is cancelled has no reader.
            if !(error is any HTTPResponseError), !(error is CancellationError) {
                served.logger.notice(
                    "A request has failed.",
                    metadata: [ServedRequest.logKey: "\(id)", "error": "\(error)"]
                )
            }
            throw IdentifiedError(error: error, id: id)
        }
    }
}

/// The error of a request, with its ID in the response. One that chooses no response gets status 500.
private struct IdentifiedError: HTTPResponseError {
    let error: any Error
    let id: String

    var status: HTTPResponse.Status { (error as? any HTTPResponseError)?.status ?? .internalServerError }

    func response(from request: Request, context: some RequestContext) throws -> Response {
        var response = Response(status: status)
        if let error = error as? any HTTPResponseError {
            response = try error.response(from: request, context: context)
        }
        response.headers[.requestID] = id
        return response
    }
}

/// The request over HTTP that this task serves.
public enum ServedRequest {
    /// Nil in other tasks, such as those of pages and WebSockets.
    @TaskLocal static var id: String?

    /// The name of the ID in log lines: that of the lines which the HTTP server itself writes.
    static let logKey = "hb.request.id"

    /// What the log lines about this request have: its ID. Nothing in other tasks.
    public static var metadata: Logger.Metadata { id.map { [logKey: "\($0)"] } ?? [:] }
}

extension HTTPField.Name {
    static let requestID = HTTPField.Name("X-Request-ID")!
}
