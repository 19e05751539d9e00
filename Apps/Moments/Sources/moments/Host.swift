import Foundation
import GraphQLServer
import Logging
import Metrics
import MomentsApp
import MomentsDemo
import MomentsFoundations
import MomentsMedia
import MomentsModel
import MomentsRepositories
import MomentsServer
import ObjectStorage
import OpenTelemetryExport
import OrielServer
import ServiceLifecycle
import WebPush

/// A running server with all its parts.
struct Host {
    private let server: LiveServer

    /// - Throws: `HostError`, or the error of a folder, a database or a setting; in one line.
    init(_ options: MomentsOptions, server serverOptions: ServerOptions, traces: TraceExport? = nil) async throws {
        if let url = options.apiURL.flatMap(URL.init(string:)) {
            self.server = try await Self.remote(url, options: options, server: serverOptions, traces: traces)
            return
        }
        let documents = try Self.documents(options)
        let folder = try DataFolder(path: options.data)
        let logger = serverOptions.logger("moments")
        let clock = DemoClock()
        let photoStore = try PhotoStoreSettings(options)
        async let library = Self.photos(in: folder, or: photoStore, logger: logger)
        let link = WorkerLink()
        let store = try Self.store(options, in: folder, clock: clock, link: link)
        // After the database, because a secret without a database is treated as a loss.
        let secret =
            try await options.database == nil
            ? folder.secret() : Self.secret(of: folder) { try await store.sharedSecret(orStoring: $0) }
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
        configuration.storageQuota = options.storageQuota.map { $0 * 1_000_000 }
        configuration.documents = documents
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
        let routes = MomentsRoutes(service)
        let hasExplorer = options.explorer
        var live = try LiveServer(MomentsApp.self, options: serverOptions) { router in
            routes.add(to: router) { serverOptions.clientAddress(of: $0, in: $1) }
            if hasExplorer { router.addGraphQLExplorer() }
        }
        live.sockets = [HostedSocket(graphQL: routes.sockets)]
        live.sessionContext = { request in await contexts.context(for: request) }
        if let traces { live.services.append(traces) }
        if ServerProcess.isFirst { live.services.append(Housekeeping(service)) }
        live.services.append(TimelineWriting(service))
        if let refresher = toggles.refresher { live.services.append(refresher) }
        self.server = live
    }

    func run() async throws { try await server.run() }

    private static func store(
        _ options: MomentsOptions,
        in folder: DataFolder,
        clock: DemoClock,
        link: any ProcessLink
    ) throws -> DatabaseMomentStore {
        if let database = options.database { return try DatabaseMomentStore(postgreSQL: database, now: clock.now) }
        return try DatabaseMomentStore(path: folder.database.path, now: clock.now, link: link)
    }

    /// Returns the secret in the database that servers on several machines share.
    ///
    /// - Parameter sharing: Returns that secret; the given one if there was none.
    /// - Throws: `HostError` if the folder has another secret than the database; `StoreError`.
    static func secret(of folder: DataFolder, sharing: (Data) async throws -> Data) async throws -> Data {
        let own = try folder.existingSecret()
        let shared = try await sharing(own ?? DataFolder.makeSecret())
        guard own == nil || own == shared else {
            throw HostError(
                "the secret in '\(folder.secretFile.path)' is not that of the database, which all machines need; "
                    + "delete the file, or choose the data folder that belongs to this database with --data"
            )
        }
        return shared
    }

    /// Locks the data folder for this server, once for all its processes.
    ///
    /// - Returns: The lock, which keeps other servers out while it exists, or a note if others may use the folder, too; nil if the data is on
    ///   another server.
    static func claim(_ options: MomentsOptions) throws -> (any Sendable)? {
        guard options.apiURL.flatMap(URL.init(string:)) == nil else { return nil }
        let folder = try DataFolder(path: options.data)
        guard options.database != nil else { return try folder.claim(allowsNew: options.newDatabase) }
        // Servers on several machines share a database, and can share a folder. A full disk does not prevent a start.
        do {
            return try ServerNote(in: folder.url)
        } catch {
            Logger(label: "moments").warning("'moments reload' will not find this server: \(error)")
            return nil
        }
    }

    /// Opens the storage of photos: the folder, or the store of `--photos`, whose answer is checked.
    ///
    /// - Throws: `HostError` that says what to do; `MediaError` of the folder.
    private static func photos(
        in folder: DataFolder,
        or store: PhotoStoreSettings?,
        logger: Logger
    ) async throws -> any PhotoFiles {
        guard let store else { return try await photos(in: folder.photos, logger: logger) }
        let decoder = PhotoDecoder()
        do {
            let place = try store.place()
            try await check(decoder, logger: logger)
            if ServerProcess.isFirst { try await place.check() }
            return try PhotoBucket(place, cache: folder.photoCache, decoder: decoder)
        } catch let error as ObjectStorageError where error.code == .unavailable {
            // It may come back before the first photo is needed.
            logger.error("The store of photos is unavailable.", metadata: ["error": "\(error)"])
            return try PhotoBucket(store.place(), cache: folder.photoCache, decoder: decoder)
        } catch let error as ObjectStorageError {
            throw HostError("--photos: \(error)")
        }
    }

    /// Opens the photo library and checks that photos can be decoded, so that the operator sees the error before the
    /// first upload.
    ///
    /// - Throws: `HostError` that names the program; `MediaError` of the folder.
    static func photos(
        in folder: URL,
        program: PhotoProgram = PhotoProgram(),
        logger: Logger = Logger(label: "moments")
    ) async throws -> PhotoLibrary {
        let photos = try PhotoLibrary(folder: folder, program: program)
        try await check(PhotoDecoder(program: program), logger: logger)
        return photos
    }

    private static func check(_ decoder: PhotoDecoder, logger: Logger) async throws {
        do {
            let missing = try await ServerProcess.isFirst ? decoder.check() : []
            if !missing.isEmpty {
                let protections = missing.joined(separator: "; ")
                logger.warning("Photos are decoded with less protection", metadata: ["missing": "\(protections)"])
            }
        } catch let error as MediaError {
            throw HostError("photos cannot be decoded: \(error.detail ?? error.message)")
        }
    }

    /// Loads the only documents that other programs may execute; nil if they may execute any.
    ///
    /// - Throws: `HostError` if the file cannot be used.
    static func documents(_ options: MomentsOptions) throws -> PersistedDocuments? {
        guard let file = options.documents else { return nil }
        do {
            return try PersistedDocuments(contentsOfFile: file, onlyPersisted: true)
        } catch {
            throw HostError("--documents: \(error)")
        }
    }

    /// Creates an app whose data is on another server.
    private static func remote(
        _ url: URL,
        options: MomentsOptions,
        server: ServerOptions,
        traces: TraceExport?
    ) async throws -> LiveServer {
        let toggles = await Self.toggles(options, server)
        let contexts = SessionContextFactory(
            .remote(url),
            // People have numbers of their server.
            outbox: URL(filePath: options.data).appending(path: "outbox-\(url.host() ?? "")-\(url.port ?? 443)"),
            toggles: toggles.values,
            site: server.site,
            logger: server.logger("moments.tracking")
        )
        var live = try LiveServer(MomentsApp.self, options: server) { router in
            PhotoRelay(url).add(to: router)
            ExportRelay(url).add(to: router)
        }
        live.sessionContext = { request in await contexts.context(for: request) }
        if let traces { live.services.append(traces) }
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

/// A service that writes timelines, as long as the server runs.
private struct TimelineWriting: Service {
    let service: MomentsService

    init(_ service: MomentsService) { self.service = service }

    func run() async { await cancelWhenGracefulShutdown { await service.spreadTimelines() } }
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
