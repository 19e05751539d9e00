import GraphQL
import GraphQLServer
import HTTPTypes
public import Hummingbird

/// The HTTP routes of the server: `POST /graphql`, `POST /photos`, `GET /photos/{hash}/{size}`.
///
///     MomentsRoutes(service).add(to: router) { request, context in context.remoteAddress?.ipAddress }
public struct MomentsRoutes: Sendable {
    let service: MomentsService
    let policy: SameOriginPolicy
    private let photos: PhotoRoute
    private let uploads: UploadRoute

    public init(_ service: MomentsService) {
        self.service = service
        policy = SameOriginPolicy(publicURL: service.configuration.publicURL)
        photos = PhotoRoute(service)
        uploads = UploadRoute(service, policy)
    }

    /// Adds the routes to a router.
    ///
    /// - Parameter clientAddress: Returns the IP address of a request's sender, for rate limits per address. Behind a proxy,
    ///   return the address that the proxy reports.
    public func add<Context: RequestContext>(
        to router: some RouterMethods<Context>,
        clientAddress: @escaping @Sendable (Request, Context) -> String?
    ) {
        let address: @Sendable (Request, Context) -> String = {
            ClientAddress.network(of: clientAddress($0, $1))
        }
        router.addGraphQL(service.schema, options: options) { request, context in
            try await self.context(of: request, clientAddress: address(request, context))
        }
        router.post("/photos") { request, context in
            try await uploads.answer(request, clientAddress: address(request, context))
        }
        router.get("/photos/:hash/:size") { request, context in
            try await photos.answer(request, context)
        }
        router.head("/photos/:hash/:size") { request, context in
            try await photos.answer(request, context)
        }
    }

    /// Adds the routes to a router whose request context has the remote address.
    ///
    /// - Parameter trustsForwarded: Whether a proxy in front sets `X-Forwarded-For`.
    public func add<Context: RemoteAddressRequestContext>(
        to router: some RouterMethods<Context>,
        trustsForwarded: Bool = false
    ) {
        add(to: router) { request, context in
            let forwarded = trustsForwarded ? ClientAddress.forwarded(request.headers[.xForwardedFor]) : nil
            return forwarded ?? context.remoteAddress?.ipAddress
        }
    }

    private var options: GraphQLServerOptions {
        var options = GraphQLServerOptions()
        options.maximumBodySize = RequestLimits.bodyBytes
        options.maximumCost = RequestLimits.cost
        options.timeout = service.requestTime
        options.allowsGET = false
        return options
    }

    private func context(of request: Request, clientAddress: String) async throws -> MomentsContext {
        let credentials: RequestCredentials
        do {
            credentials = try await service.credentials(of: request)
        } catch {
            throw HTTPError(.serviceUnavailable, message: error.message)
        }
        guard policy.allows(request, credentials) else {
            throw HTTPError(.forbidden, message: MomentsError.foreignPage.message)
        }
        let token: String?
        switch credentials {
        case .bearer(let text):
            guard try await service.isToken(text) else {
                throw HTTPError(
                    .unauthorized,
                    headers: [.wwwAuthenticate: #"Bearer error="invalid_token""#],
                    message: "The token is invalid or has expired."
                )
            }
            token = text
        case .cookie(let text): token = text
        case .none: token = nil
        }
        return await service.context(
            token: token,
            clientAddress: clientAddress,
            device: DeviceName.of(userAgent: request.headers[.userAgent]),
            addressBase: service.addressBase(of: request)
        )
    }
}

extension HTTPField.Name {
    fileprivate static let xForwardedFor = HTTPField.Name("X-Forwarded-For")!
}
