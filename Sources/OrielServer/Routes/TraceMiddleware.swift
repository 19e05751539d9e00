internal import HTTPTypes
internal import Hummingbird
internal import OrielTracing
internal import Tracing

/// Makes a span of each request: its method, the route that answered, and the status. Addresses are left out, because they carry secrets.
///
/// The span ends when the response begins.
struct TraceMiddleware<Context: RequestContext>: RouterMiddleware {
    let spans: SpanSource
    /// Whether a request continues the trace that it names, as from a proxy. If not, its trace is linked: strangers must not decide what
    /// is recorded.
    let continuesTraces: Bool

    func handle(
        _ request: Request,
        context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        guard !unwatchedPaths.contains(request.uri.path) else { return try await next(request, context) }
        var caller = ServiceContext.topLevel
        spans.extract(request.headers, into: &caller, using: HTTPFieldsExtractor())
        let method = knownMethods.contains(request.method.rawValue) ? request.method.rawValue : "_OTHER"
        let span = spans.start(method, kind: .server, context: continuesTraces ? caller : ServiceContext.topLevel)
        defer { span.end() }
        if !continuesTraces, !caller.isEmpty { span.addLink(SpanLink(context: caller, attributes: [:])) }
        span.attributes["http.request.method"] = method
        span.attributes["oriel.request.id"] = context.id
        do {
            let response = try await ServiceContext.$current.withValue(span.context) {
                try await next(request, context)
            }
            note(Int(response.status.code), route: context.endpointPath, method, on: span)
            return response
        } catch {
            let status = (error as? any HTTPResponseError)?.status.code ?? 500
            note(Int(status), route: context.endpointPath, method, on: span)
            span.noteFailure(error)
            throw error
        }
    }

    private func note(_ status: Int, route: String?, _ method: String, on span: any Tracing.Span) {
        // Pages have no route of their own: the router has found none, and the middleware after it answers.
        let route = route == "NotFound" ? "page" : route
        span.operationName = "\(method) \(route ?? "page")"
        span.attributes["http.route"] = route
        span.attributes["http.response.status_code"] = status
        if status >= 500 { span.setStatus(SpanStatus(code: .error, message: "\(status)")) }
    }
}

private let unwatchedPaths: Set<String> = ["/healthz", "/metrics"]
private let knownMethods: Set<String> = ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"]

private struct HTTPFieldsExtractor: Extractor {
    func extract(key: String, from fields: HTTPFields) -> String? {
        HTTPField.Name(key).flatMap { fields[$0] }
    }
}
