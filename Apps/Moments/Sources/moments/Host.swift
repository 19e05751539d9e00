import Foundation
import Logging
import Metrics
import MomentsApp
import MomentsDemo
import MomentsFoundations
import MomentsMedia
import MomentsModel
import MomentsRepositories
import MomentsServer
import OrielServer
import ServiceLifecycle
import WebPush

/// A running server with all its parts.
struct Host {
    private let server: LiveServer

    /// - Throws: `HostError`, or the error of a folder, a database or a setting; in one line.
    init(_ options: MomentsOptions, server serverOptions: ServerOptions) async throws {
        if let url = options.apiURL.flatMap(URL.init(string:)) {
            self.server = try await Self.remote(url, options: options, server: serverOptions)
            return
        }
        let folder = try DataFolder(path: options.data)
        let logger = serverOptions.logger("moments")
        let clock = DemoClock()
        async let library = Self.photos(in: folder.photos)
        let link = WorkerLink()
        let store = try SQLiteMomentStore(path: folder.database.path, now: clock.now, link: link)
        // After the database, because a secret without a database is treated as a loss.
        let secret = try folder.secret()
        let serverOptions = serverOptions.keepingPages(by: secret)
        let photos = try await library
        var configuration = MomentsConfiguration(publicURL: serverOptions.publicURL?.text)
        if options.demo, ServerProcess.isFirst {
            let logger = Logger(label: "moments")
            try await DemoFiller(store: store, photos: photos, clock: clock).fill { percent in
                logger.info("Filling the demo: \(percent) %")
            }
        }
        let demoPeople = try await DemoPeople.ids(in: store)
        try folder.check(isDemo: !demoPeople.isEmpty, wantsDemo: options.demo, otherwise: "real accounts")
        configuration.demoPeople = demoPeople
        if options.push { configuration.push = Self.push(options, serverOptions, secret: secret) }
        let service = try MomentsService(
            store: store,
            photos: photos,
            secret: DataFolder.derived(from: secret, for: "moments"),
            configuration: configuration,
            linkCards: PageFetcher(options),
            logger: logger,
            link: link
        )
        let toggles = await Self.toggles(options, serverOptions)
        let contexts = SessionContextFactory(
            .local(service),
            outbox: folder.outbox,
            toggles: toggles.values,
            site: serverOptions.site,
            logger: serverOptions.logger("moments.tracking")
        )
        var live = try LiveServer(MomentsApp.self, options: serverOptions) { router in
            MomentsRoutes(service).add(to: router) { serverOptions.clientAddress(of: $0, in: $1) }
        }
        live.sessionContext = { request in await contexts.context(for: request) }
        if ServerProcess.isFirst { live.services.append(Housekeeping(service)) }
        if let refresher = toggles.refresher { live.services.append(refresher) }
        self.server = live
    }

    func run() async throws { try await server.run() }

    /// Locks the data folder for this server, once for all its processes.
    ///
    /// - Returns: The lock, which keeps other servers out while it exists; nil if the data is on another server.
    static func claim(_ options: MomentsOptions) throws -> FolderLock? {
        guard options.apiURL.flatMap(URL.init(string:)) == nil else { return nil }
        return try DataFolder(path: options.data).claim(allowsNew: options.newDatabase)
    }

    /// Opens the photo library and checks that photos can be decoded, so that the operator sees the error before the
    /// first upload.
    ///
    /// - Throws: `HostError` that names the program; `MediaError` of the folder.
    static func photos(in folder: URL, program: PhotoProgram = PhotoProgram()) async throws -> PhotoLibrary {
        let photos = try PhotoLibrary(folder: folder, program: program)
        do {
            if ServerProcess.isFirst { try await photos.check() }
        } catch let error as MediaError {
            throw HostError("photos cannot be decoded: \(error.detail ?? error.message)")
        }
        return photos
    }

    /// Creates an app whose data is on another server.
    private static func remote(_ url: URL, options: MomentsOptions, server: ServerOptions) async throws -> LiveServer {
        let toggles = await Self.toggles(options, server)
        let contexts = SessionContextFactory(
            .remote(url),
            // People have numbers of their server.
            outbox: URL(filePath: options.data).appending(path: "outbox-\(url.host() ?? "")-\(url.port ?? 443)"),
            toggles: toggles.values,
            site: server.site,
            logger: server.logger("moments.tracking")
        )
        var live = try LiveServer(MomentsApp.self, options: server) { router in PhotoRelay(url).add(to: router) }
        live.sessionContext = { request in await contexts.context(for: request) }
        if let refresher = toggles.refresher { live.services.append(refresher) }
        return live
    }

    /// Returns the toggles for everyone, read once so that the first page has them, and the service that refreshes them.
    private static func toggles(
        _ options: MomentsOptions,
        _ server: ServerOptions
    ) async -> (values: RefreshedToggles, refresher: TogglesRefresher?) {
        let toggles = await RefreshedToggles(configured: options.enabledToggles)
        guard let place = options.togglesFrom.flatMap(TogglesPlace.init) else { return (toggles, nil) }
        var logger = server.logger("moments.toggles")
        logger[metadataKey: "source"] = "\(place.name)"
        // All workers read the same source, so one of them logs its failures.
        if !ServerProcess.isFirst { logger.logLevel = .critical }
        let refresher = TogglesRefresher(
            place.source,
            toggles: toggles,
            interval: .seconds(options.togglesInterval),
            logger: logger
        )
        await refresher.refresh()
        return (toggles, refresher)
    }

    private static func push(
        _ options: MomentsOptions,
        _ server: ServerOptions,
        secret: Data
    ) -> PushConfiguration {
        let sender = PushSender(
            key: ApplicationServerKey(secret: DataFolder.derived(from: secret, for: "web push")),
            contact: options.pushContact ?? server.publicURL?.text ?? "https://localhost",
            services: .browsers.adding(origins: options.pushServices),
            logger: server.logger("moments.push")
        )
        return PushConfiguration(sender: sender, words: PushWords.init)
    }
}

/// A service that runs the maintenance of the data, as long as the server runs.
private struct Housekeeping: Service {
    let service: MomentsService

    init(_ service: MomentsService) { self.service = service }

    func run() async throws {
        await cancelWhenGracefulShutdown {
            do {
                try await service.run()
            } catch {
                // It ends with the server and not earlier.
            }
        }
    }
}
