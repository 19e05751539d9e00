#if DEBUG
internal import Foundation
internal import HTTPTypes
internal import Hummingbird

// MARK: - Inspector

extension ServerRoutes {
    /// The time for which a request waits for something to happen; less than a proxy's patience.
    private static let inspectorPatience = Duration.seconds(10)

    /// Adds the inspector, which debug builds alone have: a page, and what it asks about the session of a ticket.
    func addInspector(to router: Router<ServerRequestContext>) {
        router.get("/oriel/inspect") { _, _ in InspectorPage.response }
        for (name, script) in InspectorPage.scripts {
            router.get("/oriel/\(name).js") { _, _ in InspectorPage.script(script) }
        }
        router.get("/oriel/inspector.css") { _, _ in InspectorPage.styles }
        router.get("/oriel/inspect/:ticket/:question") { request, context in await inspect(request, context) }
    }

    private func inspect(_ request: Request, _ context: ServerRequestContext) async -> Response {
        guard isFromOwnPage(request) else {
            metrics.refused("inspector_origin")
            return .plain(.forbidden, "Only the inspector of this server can send this request.")
        }
        guard let session = context.parameters.get("ticket").flatMap({ liveSession($0) }) else {
            return .plain(.notFound, "The page is not open any more.")
        }
        let name = context.parameters.get("question") ?? ""
        let query = request.uri.queryParameters
        if name == "log" {
            guard let after = query["after"].flatMap({ Int($0) }), after >= 0 else {
                return .plain(.badRequest, "The query has no number after which entries are wanted, as in ?after=0.")
            }
            let entries = await session.inspectorLog.entries(after: after, patience: Self.inspectorPatience)
            return Self.json(try? JSONEncoder().encode(entries))
        }
        guard let question = InspectorQuestion(name, argument: query["of"].map(String.init)) else {
            return .plain(.badRequest, "The inspector cannot ask for this.")
        }
        guard let answer = await session.inspect(question) else {
            return .plain(.notFound, "The page does not have this any more.")
        }
        return Self.json(Data(answer))
    }

    private static func json(_ data: Data?) -> Response {
        guard let data else { return .plain(.internalServerError, "The answer has values that JSON has not.") }
        let headers: HTTPFields = [
            .contentType: "application/json",
            .cacheControl: "no-store",
            .xContentTypeOptions: "nosniff",
        ]
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
    }
}

/// The inspector: a page of its own that can be a frame in a page of the app.
private enum InspectorPage {
    private static let policy = [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'self'",
    ].joined(separator: "; ")

    /// The modules of the page; the first imports the others.
    static let scripts: [(name: String, bytes: [UInt8])] = [
        ("inspector", PackageResources.inspector_js),
        ("inspector-details", PackageResources.inspector_details_js),
        ("inspector-elements", PackageResources.inspector_elements_js),
        ("inspector-flame", PackageResources.inspector_flame_js),
        ("inspector-page", PackageResources.inspector_page_js),
        ("inspector-tabs", PackageResources.inspector_tabs_js),
        ("inspector-tree", PackageResources.inspector_tree_js),
        ("inspector-updates", PackageResources.inspector_updates_js),
        ("inspector-warnings", PackageResources.inspector_warnings_js),
    ]

    static var response: Response { response("text/html; charset=utf-8", PackageResources.inspector_html) }
    static func script(_ bytes: [UInt8]) -> Response { response("text/javascript; charset=utf-8", bytes) }
    static var styles: Response { response("text/css; charset=utf-8", PackageResources.inspector_css) }

    private static func response(_ type: String, _ bytes: [UInt8]) -> Response {
        let headers: HTTPFields = [
            .contentType: type,
            .contentSecurityPolicy: policy,
            .cacheControl: "no-store",
            .xContentTypeOptions: "nosniff",
            .referrerPolicy: "same-origin",
        ]
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }
}
#endif
