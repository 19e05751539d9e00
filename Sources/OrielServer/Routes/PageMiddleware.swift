internal import Encodings
internal import HTTPTypes
internal import Hummingbird
internal import Logging
internal import NIOCore
internal import OrielProtocol

/// Answers paths without a route with a page: every path of an app is an address.
struct PageMiddleware: RouterMiddleware {
    typealias Context = ServerRequestContext

    let store: SessionStore
    let document: PageDocument
    /// The paths that are pages; nil if the page itself checks.
    let paths: PagePaths?
    let trustsForwarded: Bool
    let origin: String
    /// The maximum time for which an answer waits for tasks that start when views appear.
    let patience: Duration
    let sessionContext: @Sendable (SessionRequest) async throws -> SessionContext

    func handle(
        _ request: Request,
        context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch let error as HTTPError where error.status == .notFound && context.endpointPath == "NotFound" {
            // Browsers request the icon by default, and report an error if it is missing.
            if request.uri.path == "/favicon.ico" { return Response(status: .noContent) }
            guard request.method == .get || request.method == .head, PageAddress.isPossible(request.uri.path) else {
                throw error
            }
            return try await answer(request, context)
        }
    }

    private func answer(_ request: Request, _ context: Context) async throws -> Response {
        guard request.uri.description.utf8.count <= ClientBounds.pathBytes else {
            return .plain(.uriTooLong, "The address is too long.")
        }
        switch PageAddress.destination(of: request.uri.path, among: paths) {
        case .page:
            do {
                return try await page(request, context)
            } catch is NoSuchPage {
                return notFound(request)
            }
        case .nearest(let path):
            return Response(status: .found, headers: [.location: path, .cacheControl: "no-store"])
        case .nowhere:
            return notFound(request)
        }
    }

    private func notFound(_ request: Request) -> Response {
        NotFoundPage(languages: AcceptList(request.headers[.acceptLanguage] ?? "").ordered)
            .response(hasBody: request.method == .get)
    }

    private func page(_ request: Request, _ context: Context) async throws -> Response {
        let nonce = Base64URL.text(of: SessionID().bytes)
        // A `HEAD` request creates no session.
        guard request.method == .get else { return Response(status: .ok, headers: PagePolicy.headers(nonce: nonce)) }

        let forwarded = trustsForwarded ? request.headers[values: .xForwardedFor].last : nil
        let address = ClientAddress.of(context.channel, forwarded: forwarded)
        let pageRequest = PageRequest(
            path: request.uri.description,
            origin: origin,
            languages: AcceptList(request.headers[.acceptLanguage] ?? "").ordered.compactMap(LocaleNames.language),
            width: BrowserHints.width(request),
            searchPatience: paths == nil ? patience : nil,
            context: try await sessionContext(SessionRequest(request, clientAddress: address))
        )
        do {
            let (markup, token) = try await store.open(
                pageRequest,
                from: address,
                patience: patience
            )
            let (encoding, bytes) = document.body(markup, token: token, nonce: nonce)
                .form(for: request.headers)
            var headers = PagePolicy.headers(nonce: nonce)
            headers[.contentEncoding] = encoding
            return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: bytes))
        } catch let refusal as SessionStore.Refusal {
            context.logger.notice("A page was refused", metadata: ["reason": "\(refusal.rawValue)"])
            return Self.busy(refusal)
        }
    }

    private static func busy(_ refusal: SessionStore.Refusal) -> Response {
        switch refusal {
        case .tooManySessions:
            .plain(
                .serviceUnavailable,
                "The server is full. Try again later.",
                headers: [.retryAfter: "10"]
            )
        case .tooManySessionsOfAddress:
            .plain(
                .tooManyRequests,
                "Too many pages are open from this address. Close some.",
                headers: [.retryAfter: "10"]
            )
        }
    }
}

extension HTTPField.Name {
    static let xForwardedFor = Self("X-Forwarded-For")!
}
