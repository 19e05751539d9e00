import ArgumentParser
import Foundation
import HostKit
import MomentsServer

/// A command that copies the database of a data folder to PostgreSQL, and its photos to a store.
struct Migrate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Copy the database of a data folder to PostgreSQL, or its photos to a store.",
        discussion: """
            With --to, the database is copied with the secret of the data folder: the server must be stopped, and the other database empty; all \
            is copied and compared, or nothing. With --photos, the folder of photos is copied to that store, or with --back from it; each file \
            is compared. What was copied stays where it was. Then start the server with the same --data and with --database or --photos.
            """
    )

    @Option(help: "The address of the other database, such as postgres://moments@localhost/moments.")
    var to: String?
    @Flag(help: "Copy the photos from the store to the folder.")
    var back = false
    @ParentCommand var serve: Serve

    func validate() throws {
        if let to, !MomentsOptions.isDatabase(to) {
            throw ValidationError("--to is no address such as postgres://moments@localhost/moments")
        }
    }

    func run() async throws { print(try await text()) }

    /// Copies, and returns what was done.
    func text() async throws -> String {
        let store = try serve.photoStore
        if back, store == nil { throw HostError("--back copies from the store of --photos, which is missing") }
        if let to { return try copyDatabase(to: to) }
        guard let store else {
            throw HostError("there is nothing to copy; name a database with --to, or a store with --photos")
        }
        return try await copyPhotos(store)
    }

    private func copyDatabase(to address: String) throws -> String {
        guard serve.moments.database == nil else {
            throw HostError("--to copies the file of a data folder, so leave --database out")
        }
        let file = serve.dataFolder.appending(path: "moments.sqlite")
        guard FileManager.default.fileExists(atPath: file.path) else {
            throw HostError("there is no database '\(file.path)'; specify the server's data folder with --data")
        }
        let lock = try FolderLock(file.deletingLastPathComponent())
        defer { withExtendedLifetime(lock) {} }
        // It must be of the current version, as a start of the server makes it.
        try DatabaseMomentStore(path: file.path).close()
        var lines: [String] = []
        let secret = try DataFolder(path: serve.moments.data).existingSecret()
        try DatabaseMove(from: file, to: address).run(secret: secret) { table in
            if table.rows > 0 { lines.append("\(table.name): \(table.rows)") }
        }
        return """
            Copied and compared \(lines.joined(separator: ", ")).
            Start the server with --data \(serve.moments.data) and --database
            """
    }

    private func copyPhotos(_ store: BucketPhotoPlace) async throws -> String {
        let data = serve.dataFolder
        guard FileManager.default.fileExists(atPath: data.path) else {
            throw HostError("there is no folder '\(data.path)'; specify the server's data folder with --data")
        }
        // A server that runs would add photos that are not copied.
        let lock = try FolderLock(data)
        defer { withExtendedLifetime(lock) {} }
        let folder = PhotoMove.folder(of: data)
        let move = back ? PhotoMove(from: store, to: folder) : PhotoMove(from: folder, to: store)
        let report = try await move.run()
        let size = report.bytes.formatted(.byteCount(style: .file))
        var lines = ["Compared \(report.files) files of photos (\(size)), of which \(report.copied) were copied."]
        if !report.damaged.isEmpty {
            lines.append("\(report.damaged.count) of them were damaged before; `moments check` names them.")
        }
        lines.append("Start the server with --data \(serve.moments.data) and \(back ? "without" : "with") --photos")
        return lines.joined(separator: "\n")
    }
}
