internal import Foundation
internal import HTTPTypes
package import Hummingbird
internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import NIOPosix
internal import OrielResources
internal import OrielTracing
public import ServiceLifecycle
internal import UnixSignals

/// Serves an app to browsers: pages, their sockets, and the routes added by the host.
///
/// An `App` marked with `@main` starts a server itself. To add routes or identify the user, create the server in a
/// program of your own, the *host*:
///
///     var server = try LiveServer(MyApp.self, options: options) { router in
///         router.get("/api/status") { _, _ in "fine" }
///     }
///     server.sessionContext = { request in
///         var context = SessionContext()
///         context.set(\.viewer, to: try await people.person(signedInWith: request.cookies["session"]?.value))
///         return context
///     }
///     try await server.run()
///
/// Routes take precedence: a `GET` request without a matching route is answered with a page of the app. Middleware
/// added to the router wraps the host's own routes and the pages, but not `/healthz`, `/metrics` and paths that begin
/// with `/oriel/`.
public struct LiveServer: Sendable {
    /// The server's address and limits.
    public var options: ServerOptions

    /// Creates the context of a session from the cookies and headers of a request.
    ///
    /// Called when a page is loaded, with the page's request, and when a session is rebuilt after a reconnect, with the
    /// socket's request. If it throws an error that Hummingbird can convert to a response, such as `HTTPError`, that
    /// response is sent. Calls for different requests run concurrently, on any thread. The default returns an empty
    /// context.
    public var sessionContext: @Sendable (SessionRequest) async throws -> SessionContext = { _ in SessionContext() }

    /// The paths that are pages of the app. Other paths are answered with 404 without creating a session.
    ///
    /// The default is the declaration of a ``RoutedApp``, and nil for any other app. If nil, the server creates the
    /// page to check whether it exists.
    public var pagePaths: PagePaths?

    /// Decides who may see the dashboard at `/oriel/dashboard`: sessions, memory, events per second, and slow views of all workers.
    ///
    /// Called with each request for it, on any thread. If nil, which is the default, only programs on this machine see it, and nobody if
    /// the server is behind a proxy. With ``ServerOptions/metricsPort``, everyone who can reach that port sees it there, too.
    public var allowsDashboard: (@Sendable (SessionRequest) async throws -> Bool)?

    /// The maximum time that the response to a page request waits for tasks that its views start. The default is 200
    /// ms.
    public var patience = Duration.milliseconds(200)

    /// WebSockets that the host serves itself, at paths of its own. The default is none.
    public var sockets: [HostedSocket] = []

    /// Services that run with the server and stop after it, such as a connection pool. The default is none.
    public var services: [any Service] = []

    let pages: any LivePageFactory
    let registry: PrometheusRegistry
    let configureRoutes: @Sendable (Router<ServerRequestContext>) throws -> Void
    /// Overrides the limits of the options in tests.
    var sessionLimits: SessionLimits?
    var socketLimits: SocketLimits?
    /// The worker that runs this server. Tests use several in one process.
    var worker = Worker.current
    /// Carries the workers' metrics between them.
    var broadcast = Broadcast.shared
    /// The fonts that browsers can load.
    var fonts = AppFonts.shared
    /// The socket on which a worker accepts connections.
    var listener = WorkerEnvironment.listener
    /// Makes spans of requests and events; nil if the program has no tracer.
    var spans = SpanSource.ofProcess
    /// Ends a worker for one session after its session.
    var endWorker: @Sendable () -> Void = { kill(getpid(), SIGTERM) }
    /// The state of this process; that of a worker is the supervisor's.
    let drain = Drain()

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

    /// Serves until the process receives SIGTERM or SIGINT, then notifies connected clients and returns.
    ///
    /// After SIGTERM it first goes on serving for ``ServerOptions/drainTimeout`` seconds. Stopping takes at most
    /// ``ServerOptions/shutdownTimeout`` seconds. Tasks that ignore cancellation are abandoned. If they block all threads, the process is
    /// terminated.
    ///
    /// - Throws: `ServerError` if the server cannot listen on the address.
    public func run() async throws {
        try await run(signals: [.sigterm, .sigint]) { port in
            // For workers the supervisor prints the address.
            guard let worker else { return Self.announce(host: options.host, port: port) }
            worker.reportReady()
        }
    }

    /// Prints the server's address.
    static func announce(host: String, port: Int) {
        let host = host.contains(":") ? "[\(host)]" : host
        // Unbuffered, because a process may be waiting for the line at the other end of a pipe.
        FileHandle.standardOutput.write(Data("Listening on http://\(host):\(port)\n".utf8))
    }

    /// Returns the host's context for a request, with the values stored in the browser.
    private func context(of request: SessionRequest) async throws -> SessionContext {
        var context = try await sessionContext(request)
        context.storedValues = StorageCookie.values(in: request.request)
        return context
    }

    func run(signals: [UnixSignal], onListening: @escaping @Sendable (Int) -> Void) async throws {
        let folder = TemporaryFolder()
        // Deletes the files even if objects still refer to them.
        defer { folder.remove() }
        let application = try application(folder: folder, onListening: onListening)
        let group = BoundedServiceGroup(
            services: [application],
            signals: signals,
            plan: ShutdownPlan(timeout: .seconds(options.shutdownTimeout)),
            // The supervisor of a worker drains them all.
            drain: worker == nil ? .seconds(options.drainTimeout) : .zero,
            onDrain: drain.begin,
            logger: application.logger
        )
        do {
            try await group.run()
        } catch {
            throw ServerError(error, options: options) ?? error
        }
    }

    /// Returns the host's decision about a request for the dashboard, or by default that about one for the metrics.
    private var dashboardAccess: @Sendable (Request, ServerRequestContext) async throws -> Bool {
        let access = MetricsAccess(options: options)
        return { [allowsDashboard, options] request, context in
            guard let allowsDashboard else { return access.allows(request, from: context.remoteAddress) }
            let address = options.clientAddress(of: request, in: context)
            return try await allowsDashboard(SessionRequest(request, clientAddress: address))
        }
    }

    // MARK: - Parts

    func application(
        folder: TemporaryFolder = TemporaryFolder(),
        onListening: @escaping @Sendable (Int) -> Void
    ) throws -> Application<RouterResponder<ServerRequestContext>> {
        var logger = Logger(label: "oriel")
        logger.logLevel = options.logLevel.level
        // Hummingbird logs at this level what the server has already printed.
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
        let key = options.sessionKey
        let windows = WindowSealer(key: key)
        let viewFigures = ViewFigures()
        let store = SessionStore(
            factory: pages,
            options: options,
            limits: sessionLimits,
            key: key,
            metrics: metrics,
            logger: logger,
            worker: worker,
            places: places,
            spans: spans,
            makeServices: { id, isResumed in
                SessionServices(
                    session: id,
                    tickets: tickets,
                    assets: assets,
                    folder: folder,
                    limits: fileLimits,
                    windows: windows,
                    viewFigures: viewFigures,
                    noteTurn: worker.notingTurns(of: id, isResumed: isResumed),
                    noteUpdate: { metrics.updated(patches: $0, evaluations: $1) }
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
            hosted: sockets,
            context: context(of:)
        )
        let scripts = assets.addFolder(contentType: "text/javascript; charset=utf-8", ClientScripts.files)
        let identity = AppIdentity(.shared, icon: .shared, name: pages.name, assets: assets)
        let document = PageDocument(
            script: scripts[ClientScripts.main]!,
            lateScript: scripts[ClientScripts.late]!,
            styleSheet: pages.styleSheet,
            conditionalStyleSheet: assets.add(
                "oriel.css",
                contentType: "text/css; charset=utf-8",
                bytes: Array(pages.conditionalStyleSheet.utf8)
            ),
            links: { identity.links(for: $0) }
        )

        let router = Router(context: ServerRequestContext.self, options: .autoGenerateHeadEndpoints)
        let serviceMetrics =
            options.servesMetrics ? ServiceMetrics(registry: registry, worker: worker, broadcast: broadcast) : nil
        let dashboard =
            options.servesMetrics
            ? Dashboard(registry: registry, worker: worker, broadcast: broadcast, views: viewFigures) { [store] in
                store.standings
            } : nil
        // First, so that it precedes every route.
        router.add(middleware: HostMiddleware(policy: policy, metrics: metrics))
        if let spans { router.add(middleware: TraceMiddleware(spans: spans, continuesTraces: options.trustsForwarded)) }
        ServerRoutes(
            assets: assets,
            fonts: FontStore(fonts: fonts),
            serviceMetrics: options.metricsPort == 0 ? serviceMetrics : nil,
            metricsAccess: MetricsAccess(options: options),
            dashboard: options.metricsPort == 0 || allowsDashboard != nil ? dashboard : nil,
            allowsDashboard: dashboardAccess,
            health: { worker.map { $0.serviceState.health(slots: $0.environment.count) } ?? "ok" },
            isStopping: { [drain] in drain.hasBegun || worker?.serviceState.isStopping == true },
            admission: admission,
            tickets: tickets,
            folder: folder,
            session: { [store] in store.sessionID(ofTicket: $0) },
            liveSession: { [store] in store.sessionID(ofTicket: $0).flatMap(store.session) },
            metrics: metrics,
            isSecure: options.isSecure
        ).add(to: router)
        try configureRoutes(router)
        // Last, so that the host's middleware wraps the pages, too.
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
            configuration: ApplicationConfiguration(address: listening.address),
            services: services + [SessionSweeper(store: store, tickets: tickets, singleSessionHasEnded: endWorker)]
                + listening.services
                + metricsServers(serviceMetrics, dashboard, policy: policy, metrics: metrics, logger: quietLogger),
            onServerRunning: { _ in listening.serverIsRunning() },
            logger: quietLogger
        )
    }

    /// A server for the metrics if they have a port of their own.
    private func metricsServers(
        _ numbers: ServiceMetrics?,
        _ dashboard: Dashboard?,
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
                dashboard: dashboard,
                policy: policy,
                metrics: metrics,
                logger: logger
            )
        ]
    }
}
