internal import HTTPTypes
internal import Hummingbird

/// Refuses requests under a host name that is not the server's, before any route sees them.
///
/// A foreign page can give its own name our address (DNS rebinding). Its requests then count as those of our own pages
/// with browsers, so neither a page nor a route of the host's may answer them.
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

    /// Some load balancers check the health by HTTP/1.0, without a host. No browser does, so no page can.
    private func isBareHealthCheck(_ request: Request, _ refusal: HostPolicy.Refusal) -> Bool {
        refusal == .missingHost && request.uri.path == "/healthz"
    }
}
