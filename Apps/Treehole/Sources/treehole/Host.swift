import Foundation
import HostKit
import Logging
import MomentsMedia
import OrielServer
import TreeholeApp
import TreeholeModel
import TreeholeServer

/// A running server with all its parts.
struct Host {
    private let server: LiveServer

    /// - Throws: `HostError`, or the error of a folder or the database; in one line.
    init(_ options: TreeholeOptions, server serverOptions: ServerOptions) async throws {
        var serverOptions = serverOptions
        let folder = try Self.folder(options)
        let isNew = try Self.isEmpty(folder.database)
        let secret = try folder.secret()
        // Pages that were open when the server stopped continue after a restart.
        if serverOptions.key == nil {
            serverOptions.key = DataFolder.derived(from: secret, for: "oriel pages").base64EncodedString()
        }
        var logger = Logger(label: "treehole")
        logger.logLevel = Logger.Level(rawValue: serverOptions.logLevel.rawValue) ?? .info
        let link = WorkerLink<BoardMessage>("treehole.processes", logger: logger)
        let service = try TreeholeService(
            store: BoardStore(
                path: folder.database.path,
                keys: BoardKeys(secret: DataFolder.derived(from: secret, for: "treehole digests")),
                logger: logger
            ),
            pictures: PhotoLibrary(folder: folder.photos),
            logger: logger,
            send: link.send
        )
        link.addHandler(service.receive)
        let codes = try await Self.open(service, options, isNew: isNew, in: folder, logger)
        let contexts = SessionContextFactory(
            service: service,
            demoCodes: codes,
            publicURL: serverOptions.publicURL?.text
        )
        var live = try LiveServer(TreeholeApp.self, options: serverOptions) { [serverOptions] router in
            TreeholeRoutes(service).add(to: router) { serverOptions.clientAddress(of: $0, in: $1) }
        }
        live.sessionContext = { request in await contexts.context(for: request) }
        server = live
    }

    func run() async throws { try await server.run() }

    /// Locks the data folder for this server, once for all its processes.
    static func claim(_ options: TreeholeOptions) throws -> FolderLock {
        let folder = try folder(options)
        let lock = try FolderLock(folder.url)
        try folder.prepareDatabase(allowsNew: options.newDatabase)
        return lock
    }

    private static func folder(_ options: TreeholeOptions) throws -> DataFolder {
        try DataFolder(path: options.data, database: "treehole.sqlite")
    }

    private static func isEmpty(_ database: URL) throws -> Bool {
        let values = try database.resourceValues(forKeys: [.fileSizeKey])
        return values.fileSize ?? 0 == 0
    }

    /// Fills a demo, or prints the code of the first moderator.
    ///
    /// - Returns: The codes of a demo; none otherwise.
    private static func open(
        _ service: TreeholeService,
        _ options: TreeholeOptions,
        isNew: Bool,
        in folder: DataFolder,
        _ logger: Logger
    ) async throws -> [DemoCode] {
        let mark = folder.url.appendingPathComponent("demo")
        let isDemo = FileManager.default.fileExists(atPath: mark.path)
        guard isNew || options.demo == isDemo else {
            throw HostError(
                options.demo
                    ? "'\(folder.url.path)' contains a real board, not the demo; choose another folder with --data"
                    : "'\(folder.url.path)' contains the demo, which is open to everyone; choose another folder with --data"
            )
        }
        guard options.demo else {
            if ServerProcess.isFirst, let code = try await service.firstCode() {
                logger.notice("Nobody has joined yet. Sign in as the first moderator with the code \(code)")
            }
            return []
        }
        if ServerProcess.isFirst { try Data().write(to: mark) }
        let demo = DemoBoard(service)
        if ServerProcess.isFirst { try await demo.open() }
        return demo.codes
    }
}
