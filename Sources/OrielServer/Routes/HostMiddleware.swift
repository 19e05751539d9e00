internal import HTTPTypes
internal import Hummingbird

/// Refuses requests for unknown host names before any route sees them.
///
/// A foreign page can point its own host name at our address (DNS rebinding). Browsers then treat its requests as
/// same-origin, so neither a page nor a route may answer them.
struct HostMiddleware<Context: RequestContext>: RouterMiddleware {
    let policy: HostPolicy
    let metrics: ServerMetrics

    func handle(
        _ request: Request,
        context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        guard let refusal = policy.refusal(host: request.head.authority), !isBareHealthCheck(request, refusal) else {
            return try await next(request, context)
        }
        metrics.refused("host")
        return .plain(.misdirectedRequest, "\(refusal)")
    }

    /// Some load balancers check the health with HTTP/1.0, without a host. Browsers always send one, so no page can do this.
    private func isBareHealthCheck(_ request: Request, _ refusal: HostPolicy.Refusal) -> Bool {
        refusal == .missingHost && request.uri.path == "/healthz"
    }
}
