import GraphQL
import GraphQLServer
import HTTPTypes
public import Hummingbird

/// The HTTP routes of the server: `POST /graphql`, `POST /photos`, `GET /photos/{hash}/{size}`.
///
///     MomentsRoutes(service).add(to: router) { options.clientAddress(of: $0, in: $1) }
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
    /// - Parameter clientAddress: Returns the sender of a request, for rate limits per address: an IPv4 address, or a key for
    ///   an IPv6 network. Behind a proxy, return the address that the proxy reports.
    public func add<Context: RequestContext>(
        to router: some RouterMethods<Context>,
        clientAddress: @escaping @Sendable (Request, Context) -> String
    ) {
        router.addGraphQL(service.schema, options: service.limits.routeOptions) { request, context in
            try await self.context(of: request, clientAddress: clientAddress(request, context))
        }
        router.post("/photos") { request, context in
            try await uploads.answer(request, clientAddress: clientAddress(request, context))
        }
        router.get("/photos/:hash/:size") { request, context in
            try await photos.answer(request, context)
        }
        router.head("/photos/:hash/:size") { request, context in
            try await photos.answer(request, context)
        }
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
