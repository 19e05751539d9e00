import Foundation
import HostKit
import MomentsMedia
import OrielServer
import TreeholeApp
import TreeholeModel
import TreeholeServer

/// The server with all its parts.
enum Host {
    /// - Throws: `HostError`, or the error of a folder or the database; in one line.
    static func server(_ options: TreeholeOptions, server serverOptions: ServerOptions) async throws -> LiveServer {
        let folder = try options.folder()
        let isNew = !folder.hasDatabase
        let secret = try folder.secret()
        let serverOptions = serverOptions.keepingPages(by: secret)
        let logger = serverOptions.logger("treehole")
        let link = WorkerLink<BoardMessage>("treehole.processes", logger: logger)
        let keys = BoardKeys(secret: DataFolder.derived(from: secret, for: "treehole digests"))
        let service = try TreeholeService(
            store: BoardStore(path: folder.database.path, keys: keys, logger: logger),
            pictures: PhotoLibrary(folder: folder.photos),
            logger: logger,
            send: link.send
        )
        link.addHandler(service.receive)
        let mark = folder.url.appendingPathComponent("demo")
        let isDemo = isNew ? options.demo : FileManager.default.fileExists(atPath: mark.path)
        try folder.check(isDemo: isDemo, wantsDemo: options.demo, otherwise: "a real board")
        if ServerProcess.isFirst {
            if isDemo {
                try Data().write(to: mark)
                try await DemoBoard(service).open()
            } else if let code = try await service.firstCode() {
                logger.notice("Nobody has joined yet. Sign in as the first moderator with the code \(code)")
            }
        }
        let codes = isDemo ? DemoBoard(service).codes : []
        let contexts = SessionContextFactory(service: service, demoCodes: codes, site: serverOptions.site)
        var live = try LiveServer(TreeholeApp.self, options: serverOptions) { router in
            TreeholeRoutes(service).add(to: router) { serverOptions.clientAddress(of: $0, in: $1) }
        }
        live.sessionContext = { request in await contexts.context(for: request) }
        return live
    }
}
