public import GraphQLServer
public import Hummingbird

/// The HTTP routes of the server: `/graphql`, `POST /photos`, `GET /photos/{hash}/{size}`, `GET /export`.
///
///     MomentsRoutes(service).add(to: router) { options.clientAddress(of: $0, in: $1) }
public struct MomentsRoutes: Sendable {
    /// The WebSockets at `/graphql`, for the host that accepts connections.
    public let sockets: GraphQLSockets
    let service: MomentsService
    private let contexts: RequestContexts
    private let photos: PhotoRoute
    private let uploads: UploadRoute
    private let exports: ExportRoute

    public init(_ service: MomentsService) {
        self.service = service
        let policy = SameOriginPolicy(publicURL: service.configuration.publicURL)
        let contexts = RequestContexts(service: service, policy: policy)
        self.contexts = contexts
        sockets = GraphQLSockets(
            service.schema,
            options: Self.options(of: service),
            sockets: Self.socketOptions(of: service),
            logger: service.environment.logger
        ) { handshake in
            try await contexts.context(
                of: handshake.request,
                payload: handshake.payload,
                clientAddress: handshake.client ?? "unknown"
            )
        }
        photos = PhotoRoute(service)
        uploads = UploadRoute(service, policy)
        exports = ExportRoute(service, policy)
    }

    /// Adds the routes to a router. Each response has the ID of its request (`X-Request-ID`).
    ///
    /// - Parameter clientAddress: Returns the sender of a request, for rate limits per address: an IPv4 address, or a key for
    ///   an IPv6 network. Behind a proxy, return the address that the proxy reports.
    public func add<Context: RequestContext>(
        to router: some RouterMethods<Context>,
        clientAddress: @escaping @Sendable (Request, Context) -> String
    ) {
        let api = router.group().add(middleware: RequestIDMiddleware<Context>())
        api.addGraphQL(service.schema, options: Self.options(of: service)) { request, context in
            try await contexts.context(of: request, clientAddress: clientAddress(request, context))
        } client: { request, context in
            clientAddress(request, context)
        }
        api.post("/photos") { request, context in
            try await uploads.answer(request, clientAddress: clientAddress(request, context))
        }
        api.get("/export") { request, context in
            try await exports.answer(request, clientAddress: clientAddress(request, context))
        }
        api.get("/photos/:hash/:size") { request, context in
            try await photos.answer(request, context)
        }
        api.head("/photos/:hash/:size") { request, context in
            try await photos.answer(request, context)
        }
    }

    /// The subscription `changes` ends with the sign-in that requested it (`LiveChanges`), so its stream can live longer than a request.
    private static func options(of service: MomentsService) -> GraphQLServerOptions {
        var options = service.limits.routeOptions
        options.documents = service.configuration.documents
        var streams = EventStreamOptions()
        streams.clock = service.environment.clock
        options.eventStreams = streams
        return options
    }

    /// The context is created again for each operation, so an operation after the end of the sign-in is refused.
    private static func socketOptions(of service: MomentsService) -> GraphQLSocketOptions {
        var sockets = GraphQLSocketOptions()
        sockets.publicOrigin = service.configuration.publicURL
        sockets.clock = service.environment.clock
        return sockets
    }
}
