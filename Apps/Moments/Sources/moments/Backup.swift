import ArgumentParser
import Foundation
import HostKit
import MomentsServer

/// A command that copies the data folder and a database of PostgreSQL, also while servers run.
struct Backup: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Back up the database, the photos and the secret of a data folder.",
        discussion: """
            The server can keep running. Each backup is complete; photos that an earlier one has are not copied again. \
            Name the server's folder with --data or --config. The folder of backups can be on another disk. \
            With --database, pg_dump copies the database; it must be installed, in the version of the database server or a newer one.
            """
    )

    @Argument(help: "The folder of backups; made if it is missing.")
    var folder: String
    @Option(help: "How many backups stay; older ones are removed. Default: all.")
    var keep: Int?
    @OptionGroup var options: BackupOptions
    @ParentCommand var serve: Serve

    func validate() throws {
        if let keep, keep < 1 { throw ValidationError("--keep is \(keep); expected at least 1") }
    }

    func run() async throws { print(try await text()) }

    /// Makes the backup, and returns what was done.
    func text(at time: Date = Date()) async throws -> String {
        let url = URL(fileURLWithPath: folder, isDirectory: true)
        let passphrase = try options.passphrase()
        try BackupFolder.prepare(url)
        let lock = try Self.lock(url)
        defer { withExtendedLifetime(lock) {} }
        let backups = try BackupFolder.opened(at: url, passphrase: passphrase)
        let report = try await backups.add(serve.dataFiles, at: time, keeping: keep)
        let manifest = report.manifest
        var lines = [
            "Backed up \(manifest.people) people, \(manifest.moments) moments and \(manifest.photoFiles) files of photos "
                + "(\(report.newPhotoFiles) new) as \(report.name)."
        ]
        if !report.removed.isEmpty { lines.append("Removed \(report.removed.joined(separator: ", ")).") }
        if !manifest.missingPhotos.isEmpty {
            lines.append(
                "Files of \(manifest.missingPhotos.count) photos are missing; `moments check` names them."
            )
        }
        return lines.joined(separator: "\n")
    }

    private static func lock(_ folder: URL) throws -> FolderLock {
        if let process = try FolderLock.holder(of: folder) {
            throw HostError("process \(process) makes a backup in '\(folder.path)'; wait until it ends")
        }
        return try FolderLock(folder)
    }
}
