internal import Foundation
internal import HTTPTypes
internal import Hummingbird

/// A page for those who run the server: sessions, memory, events per second, and the views that take the most time.
final class Dashboard: Sendable {
    static let path = "/oriel/dashboard"

    private static let policy = [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "style-src-attr 'unsafe-inline'",
        "connect-src 'self'",
        "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
    ].joined(separator: "; ")

    private let survey: WorkerSurvey<WorkerFigures>

    /// - Parameters:
    ///   - views: The figures of the views of this process.
    ///   - standings: Returns the sessions of this process.
    init(
        registry: PrometheusRegistry,
        worker: Worker?,
        broadcast: Broadcast,
        views: ViewFigures,
        standings: @escaping @Sendable () -> [SessionStanding]
    ) {
        WorkerFigures.begin()
        survey = WorkerSurvey("dashboard", worker: worker, broadcast: broadcast) {
            // Each question keeps the views of this process watched.
            views.watch()
            return WorkerFigures.current(registry: registry, views: views, standings: standings())
        }
    }

    /// Adds the page.
    ///
    /// - Parameter allows: Whether a request may see it.
    func add<Context: RequestContext>(
        to router: Router<Context>,
        allows: @escaping @Sendable (Request, Context) async throws -> Bool
    ) {
        let files: [(String, String, [UInt8])] = [
            ("", "text/html", PackageResources.dashboard_html),
            (".js", "text/javascript", PackageResources.dashboard_js),
            (".css", "text/css", PackageResources.dashboard_css),
        ]
        for (suffix, type, bytes) in files {
            router.get("\(Self.path)\(suffix)") { request, context in
                guard try await allows(request, context) else { return Self.refusal }
                return Self.response("\(type); charset=utf-8", ByteBuffer(bytes: bytes))
            }
        }
        router.get("\(Self.path).json") { request, context in
            guard try await allows(request, context) else { return Self.refusal }
            let figures = ServerFigures(await self.survey.answers())
            return Self.response("application/json", ByteBuffer(bytes: try JSONEncoder().encode(figures)))
        }
    }

    private static var refusal: Response {
        .plain(
            .forbidden,
            """
            The dashboard is available only on the server's machine. Start the server with --metrics-port to serve it elsewhere, or let \
            the host decide with LiveServer.allowsDashboard.
            """
        )
    }

    private static func response(_ type: String, _ body: ByteBuffer) -> Response {
        let headers: HTTPFields = [
            .contentType: type,
            .contentSecurityPolicy: policy,
            .cacheControl: "no-store",
            .xContentTypeOptions: "nosniff",
            HTTPField.Name("Referrer-Policy")!: "same-origin",
        ]
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: body))
    }
}
