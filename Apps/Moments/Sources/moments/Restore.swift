import ArgumentParser
import Foundation
import MomentsServer

/// A command that makes a data folder of a backup.
struct Restore: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Make a data folder of a backup.",
        discussion: """
            Name the new folder with --data; it must be missing or empty. With --database, pg_restore fills that \
            database of PostgreSQL, whose schema must be empty; it may have another name than that of the backup. \
            With --photos, the photos go to that store. Each file is compared with what was backed up, and the \
            database is checked, before the command succeeds. Then start the server with the folder.
            """
    )

    @Argument(help: "The folder of backups.")
    var folder: String
    @Option(help: "The backup, such as 2026-11-29T03-15-00Z. Default: the newest.")
    var backup: String?
    @OptionGroup var options: BackupOptions
    @ParentCommand var serve: Serve

    func run() async throws { print(try await text()) }

    func text() async throws -> String {
        let backups = try BackupFolder(
            URL(fileURLWithPath: folder, isDirectory: true),
            passphrase: options.passphrase()
        )
        let manifest = try await backups.restore(
            backup,
            to: serve.dataFolder,
            server: serve.moments.database,
            photos: serve.photoStore
        )
        return """
            Restored \(manifest.people) people, \(manifest.moments) moments and \(manifest.photoFiles) files of photos, as they were on \
            \(manifest.time.formatted(.iso8601)).
            Start the server with --data \(serve.moments.data)\(serve.moments.database == nil ? "" : " and --database")
            """
    }
}
