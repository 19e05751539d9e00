internal import Foundation
internal import HTTPTypes
package import Hummingbird
internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import NIOPosix
public import ServiceLifecycle
internal import UnixSignals

/// Serves an app to browsers: pages, their sockets, and whatever routes the host adds.
///
/// An app that needs nothing more is started by its `@main`. To add routes, or to know who is at the browser, make the
/// server yourself:
///
///     var server = LiveServer(MyApp.self, options: options) { router in
///         router.get("/api/status") { _, _ in "fine" }
///     }
///     server.sessionContext = { request in
///         var context = SessionContext()
///         context.set(\.viewer, to: try await people.person(signedInWith: request.cookies["session"]?.value))
///         return context
///     }
///     try await server.run()
///
/// Routes come first: a `GET` that no route takes is answered with a page of the app. Middleware added to the router is
/// around the host's own routes and the pages, not around `/healthz`, `/metrics` and what begins with `/oriel/`.
public struct LiveServer: Sendable {
    /// How the server listens and what it allows.
    public var options: ServerOptions

    /// Turns the cookies and headers of a request into what the views of its session know.
    ///
    /// It is asked when a page is loaded, and when a session is made again for a socket, with the socket's own request.
    /// What it throws is the answer, if it is an error that Hummingbird can show, such as `HTTPError`.
    public var sessionContext: @Sendable (SessionRequest) async throws -> SessionContext = { _ in SessionContext() }

    /// Which addresses are pages of the app; others are answered with 404 and make no session.
    ///
    /// At first what the app declares as a ``RoutedApp``. Nil for an app that declares nothing: its pages find out themselves.
    public var pagePaths: PagePaths?

    /// How long the answer to a `GET` waits for tasks that begin when views appear, so that it has their results.
    public var patience = Duration.milliseconds(200)

    /// Services that run beside the server and stop after it, such as a connection pool.
    public var services: [any Service] = []

    let pages: any LivePageFactory
    let registry: PrometheusRegistry
    let configureRoutes: @Sendable (Router<ServerRequestContext>) throws -> Void
    /// For tests: what else than the options' limits.
    var sessionLimits: SessionLimits?
    var socketLimits: SocketLimits?
    /// The worker this server is; for tests, several in one process.
    var worker = Worker.current
    /// How workers tell each other their numbers.
    var broadcast = Broadcast.shared
    /// What a worker accepts connections from.
    var listener = WorkerEnvironment.listener
    /// Ends a worker whose one session has ended.
    var endWorker: @Sendable () -> Void = { kill(getpid(), SIGTERM) }

    package init(
        pages: any LivePageFactory,
        options: ServerOptions = ServerOptions(),
        registry: PrometheusRegistry = .shared,
        routes: @escaping @Sendable (Router<ServerRequestContext>) throws -> Void = { _ in }
    ) {
        self.options = options
        self.pages = pages
        self.registry = registry
        configureRoutes = routes
    }

    /// Serves until the process is asked to stop by SIGTERM or SIGINT; then lets connected clients know, and returns.
    ///
    /// That takes at most ``ServerOptions/shutdownTimeout`` seconds. Tasks that ignore their cancellation are left behind; if
    /// they hold every thread, the process is ended.
    ///
    /// - Throws: `ServerError` if the address cannot be listened on.
    public func run() async throws {
        try await run(signals: [.sigterm, .sigint]) { port in
            // A worker's supervisor says it for all.
            guard let worker else { return Self.announce(host: options.host, port: port) }
            worker.reportReady()
        }
    }

    /// Says where the server listens.
    static func announce(host: String, port: Int) {
        let host = host.contains(":") ? "[\(host)]" : host
        // Written at once, even where the output is a pipe that somebody waits at.
        FileHandle.standardOutput.write(Data("Listening on http://\(host):\(port)\n".utf8))
    }

    /// What the host knows of a request, and what the browser keeps.
    private func context(of request: SessionRequest) async throws -> SessionContext {
        var context = try await sessionContext(request)
        context.storedValues = StorageCookie.values(in: request.request)
        return context
    }

    func run(signals: [UnixSignal], onListening: @escaping @Sendable (Int) -> Void) async throws {
        let folder = TemporaryFolder()
        // Whatever still holds one of them: the files do not outlive the server.
        defer { folder.remove() }
        let application = try application(folder: folder, onListening: onListening)
        let group = BoundedServiceGroup(
            services: [application],
            signals: signals,
            plan: ShutdownPlan(timeout: .seconds(options.shutdownTimeout)),
            logger: application.logger
        )
        do {
            try await group.run()
        } catch {
            throw ServerError(error, options: options) ?? error
        }
    }

    // MARK: - Parts

    func application(
        folder: TemporaryFolder = TemporaryFolder(),
        onListening: @escaping @Sendable (Int) -> Void
    ) throws -> Application<RouterResponder<ServerRequestContext>> {
        var logger = Logger(label: "oriel")
        logger.logLevel = options.logLevel.level
        // Hummingbird says at this level what we have said already.
        var quietLogger = logger
        quietLogger.logLevel = max(logger.logLevel, logger.logLevel == .info ? .notice : logger.logLevel)

        let metrics = ServerMetrics(factory: registry)
        let assets = AssetStore()
        let tickets = TicketOffice(worker: worker?.id ?? .none)
        let policy = HostPolicy(options: options)
        let admission = SocketAdmission(policy: policy)
        let fileLimits = options.fileLimits
        let places = worker.flatMap { worker in
            options.isolation == .session ? SessionPlaces(worker: worker, options: options, logger: logger) : nil
        }
        let store = SessionStore(
            factory: pages,
            options: options,
            limits: sessionLimits,
            key: options.sessionKey,
            metrics: metrics,
            logger: logger,
            worker: worker,
            places: places,
            makeServices: { id, isResumed in
                SessionServices(
                    session: id,
                    tickets: tickets,
                    assets: assets,
                    folder: folder,
                    limits: fileLimits,
                    noteTurn: worker.notingTurns(of: id, isResumed: isResumed)
                )
            }
        )
        worker?.setEvictionHandler { [weak store] in store?.evictAll() }
        let gate = ConnectionGate(
            limits: ConnectionLimits(options: options, openFiles: OpenFiles.raiseLimit()),
            metrics: metrics,
            logger: logger
        )
        let socketHost = SocketHost(
            store: store,
            admission: admission,
            connections: gate,
            limits: socketLimits ?? SocketLimits(options: options),
            metrics: metrics,
            logger: logger,
            trustsForwarded: options.trustsForwarded,
            context: context(of:)
        )
        let script = assets.add(
            "client.js",
            contentType: "text/javascript; charset=utf-8",
            bytes: Array(ClientScript.bundled.utf8)
        )
        let document = PageDocument(script: script, styleSheet: pages.styleSheet)

        let router = Router(context: ServerRequestContext.self, options: .autoGenerateHeadEndpoints)
        let serviceMetrics =
            options.servesMetrics ? ServiceMetrics(registry: registry, worker: worker, broadcast: broadcast) : nil
        // First, so that it stands before every route.
        router.add(middleware: HostMiddleware(policy: policy, metrics: metrics))
        ServerRoutes(
            assets: assets,
            serviceMetrics: options.metricsPort == 0 ? serviceMetrics : nil,
            metricsAccess: MetricsAccess(options: options),
            health: { worker.map { $0.serviceState.health(slots: $0.environment.count) } ?? "ok" },
            admission: admission,
            tickets: tickets,
            folder: folder,
            session: { [store] in store.sessionID(ofTicket: $0) },
            metrics: metrics,
            isSecure: options.isSecure
        ).add(to: router)
        try configureRoutes(router)
        // Last, so that the host's middleware is around the pages, too.
        router.add(
            middleware: PageMiddleware(
                store: store,
                document: document,
                paths: pagePaths,
                trustsForwarded: options.trustsForwarded,
                origin: options.origin,
                patience: patience,
                sessionContext: context(of:)
            )
        )
        let listening = try Listening(
            server: self,
            worker: worker,
            places: places,
            metrics: metrics,
            logger: logger,
            onListening: onListening
        )
        return Application(
            router: router,
            server: HTTPServerBuilder { listening.liveChannel(responder: $0, host: socketHost) },
            configuration: ApplicationConfiguration(
                address: listening.address,
                backlog: Int(ListeningSocket.backlog)
            ),
            services: services + [SessionSweeper(store: store, tickets: tickets, singleSessionHasEnded: endWorker)]
                + listening.services
                + metricsServers(serviceMetrics, policy: policy, metrics: metrics, logger: quietLogger),
            onServerRunning: { [logger] channel in
                ConnectionFilter.add(to: channel, gate: gate, logger: logger)
                listening.isRunning(on: channel)
            },
            logger: quietLogger
        )
    }

    /// One where the numbers have a port of their own.
    private func metricsServers(
        _ numbers: ServiceMetrics?,
        policy: HostPolicy,
        metrics: ServerMetrics,
        logger: Logger
    ) -> [any Service] {
        guard let numbers, options.metricsPort != 0, worker?.isForOneSession != true else { return [] }
        return [
            MetricsServer(
                host: options.host,
                port: options.metricsPort,
                isShared: worker != nil,
                numbers: numbers,
                policy: policy,
                metrics: metrics,
                logger: logger
            )
        ]
    }
}
