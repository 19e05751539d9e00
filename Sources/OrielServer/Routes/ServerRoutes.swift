internal import CoreMetrics
internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import NIOPosix
internal import OrielCore

/// The routes of every server: files, health, metrics, tickets and refused sockets.
struct ServerRoutes: Sendable {
    let assets: AssetStore
    let fonts: FontStore
    /// Nil if metrics are not served.
    let serviceMetrics: ServiceMetrics?
    let metricsAccess: MetricsAccess
    /// Nil if it is served elsewhere, or not at all.
    let dashboard: Dashboard?
    let allowsDashboard: @Sendable (Request, ServerRequestContext) async throws -> Bool
    /// Returns the text of `/healthz`.
    let health: @Sendable () -> String
    /// Returns whether the server stops soon.
    let isStopping: @Sendable () -> Bool
    let admission: SocketAdmission
    let tickets: TicketOffice
    let folder: TemporaryFolder
    /// Returns the session of a client's resume ticket.
    let session: @Sendable (String) -> SessionID?
    /// Returns the session of a client's resume ticket if this worker has it.
    let liveSession: @Sendable (String) -> LiveSession?
    let metrics: ServerMetrics
    let isSecure: Bool

    func add(to router: Router<ServerRequestContext>) {
        router.get("/healthz") { _, _ in
            isStopping() ? Response.plain(.serviceUnavailable, "stopping") : .plain(.ok, health())
        }
        if let serviceMetrics {
            router.get("/metrics") { request, context in
                guard metricsAccess.allows(request, from: context.remoteAddress) else {
                    return Response.plain(
                        .forbidden,
                        "Metrics are available only on the server's machine. Start the server with --metrics-port to serve them elsewhere."
                    )
                }
                return await serviceMetrics.response()
            }
        }
        dashboard?.add(to: router, allows: allowsDashboard)
        router.get("/oriel/assets/:file") { request, context in asset(request, context) }
        router.get("/oriel/assets/:file/:inner") { request, context in asset(request, context) }
        router.get("/oriel/worker.js") { _, _ in serviceWorker }
        router.get("/oriel/fonts/:file") { request, context in try await font(request, context) }
        router.get("/oriel/images/:file") { request, context in try await image(request, context) }
        router.get("/oriel/socket") { request, _ in refuseSocket(request) }
        router.get("/oriel/session/:ticket") { request, context in setCookie(request, context) }
        router.post("/oriel/session/:ticket") { request, context in setCookie(request, context) }
        router.post("/oriel/upload/:ticket") { request, context in try await upload(request, context) }
        router.get("/oriel/frame") { _, _ in WebFramePage.response }
        router.get("/oriel/media/:ticket") { request, context in try await media(request, context) }
        router.get("/oriel/download/:ticket") { request, context in download(request, context) }
        #if DEBUG
        addInspector(to: router)
        #endif
    }

    // MARK: - Files

    private func asset(_ request: Request, _ context: ServerRequestContext) -> Response {
        let names = ["file", "inner"].compactMap { context.parameters.get($0) }
        guard let asset = assets.asset(file: names.joined(separator: "/")) else {
            return .plain(.notFound, "The file does not exist.")
        }
        return response(asset, to: request)
    }

    /// The service worker, for pages at all paths.
    private var serviceWorker: Response {
        let headers: HTTPFields = [
            .contentType: "text/javascript; charset=utf-8",
            .cacheControl: "no-cache",
            .serviceWorkerAllowed: "/",
            .xContentTypeOptions: "nosniff",
            // It loads nothing and sends nothing.
            .contentSecurityPolicy: "default-src 'none'",
        ]
        let script = ClientScripts.files[ClientScripts.worker] ?? []
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: script)))
    }

    private func font(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        guard let name = context.parameters.get("file"), let asset = try await fonts.asset(file: name) else {
            return .plain(.notFound, "The font does not exist.")
        }
        return response(asset, to: request)
    }

    private func response(_ asset: Asset, to request: Request) -> Response {
        let (encoding, body) = asset.form(for: request.headers[values: .acceptEncoding].joined(separator: ","))
        // Each form has different bytes, so it needs a tag of its own.
        let tag = "\"\(asset.fingerprint)\(encoding.map { "-\($0)" } ?? "")\""
        var headers: HTTPFields = [
            .contentType: asset.contentType,
            .eTag: tag,
            .cacheControl: "public, max-age=31536000, immutable",
            .vary: "Accept-Encoding",
            .xContentTypeOptions: "nosniff",
        ]
        let known = request.headers[values: .ifNoneMatch].flatMap { $0.split(separator: ",") }
        if known.contains(where: { $0.trimmingPrefix(while: \.isWhitespace) == tag }) {
            return Response(status: .notModified, headers: headers)
        }
        headers[.contentEncoding] = encoding
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: body))
    }

    /// Serves an image of some session. The name is the hash of its bytes, so it never changes.
    private func image(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        guard let name = context.parameters.get("file"), let file = ImageFile.named(name) else {
            return .plain(.notFound, "The image does not exist.")
        }
        let asset = try await NIOThreadPool.singleton.runIfActive { try Asset(file) }
        var response = response(asset, to: request)
        // An SVG may contain scripts, which must not run when it is opened directly. Drawings of an app contain
        // pictures.
        response.headers[.contentSecurityPolicy] =
            "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox"
        return response
    }

    // MARK: - Socket

    private func refuseSocket(_ request: Request) -> Response {
        switch admission.refusal(of: request.head) {
        case .noUpgrade:
            return .plain(
                .upgradeRequired,
                "This address accepts only WebSocket connections of pages of this server.",
                headers: [.upgrade: "websocket"]
            )
        case .host(let refusal):
            metrics.refused("socket_origin")
            return .plain(.forbidden, "\(refusal)")
        case .notFirstRequest:
            return .plain(
                .badRequest,
                "A WebSocket must be the first request of its connection.",
                headers: [.connection: "close"]
            )
        }
    }

    // MARK: - Cookies

    private func setCookie(_ request: Request, _ context: ServerRequestContext) -> Response {
        guard isFromOwnPage(request) else {
            metrics.refused("ticket_origin")
            return .plain(.forbidden, "Only pages of this server can send this request.")
        }
        guard let cookie = context.parameters.get("ticket").flatMap({ tickets.redeemCookie($0) }) else {
            return .plain(.notFound, "This address has already been used or has expired.")
        }
        return Response(
            status: .noContent,
            headers: [.setCookie: cookie.header(isSecure: isSecure), .cacheControl: "no-store"]
        )
    }

    /// Returns whether a request comes from this server's own page. A foreign page must not sign anyone in or upload
    /// files. Browsers report the source of a request: for a `POST` in `Origin`, for a `GET` by a script in
    /// `Sec-Fetch-Site`, which scripts cannot forge.
    func isFromOwnPage(_ request: Request) -> Bool {
        let origin = request.headers[.origin]
        guard origin == nil else {
            return admission.policy.refusal(host: request.head.authority, origin: origin) == nil
        }
        return request.headers[.secFetchSite] == "same-origin" && request.headers[.secFetchMode] != "navigate"
            && admission.policy.refusal(host: request.head.authority) == nil
    }
}

extension HTTPField.Name {
    static let secFetchSite = Self("Sec-Fetch-Site")!
    static let secFetchMode = Self("Sec-Fetch-Mode")!
    static let xFileName = Self("X-File-Name")!
    static let xSession = Self("X-Session")!
}

extension HTTPField.Name {
    fileprivate static let serviceWorkerAllowed = Self("Service-Worker-Allowed")!
}
