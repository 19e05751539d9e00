import ArgumentParser
import Foundation
import HostKit

/// The options for encrypted backups.
struct BackupOptions: ParsableArguments {
    @Option(
        help:
            "A file with the passphrase of the backups; a new folder is encrypted with it. [MOMENTS_BACKUP_PASSPHRASE: the passphrase]"
    )
    var passphraseFile: String?

    /// The passphrase; nil if backups are not encrypted.
    func passphrase() throws -> String? {
        guard let passphraseFile else {
            return ProcessInfo.processInfo.environment["MOMENTS_BACKUP_PASSPHRASE"].flatMap { $0.isEmpty ? nil : $0 }
        }
        guard let data = FileManager.default.contents(atPath: passphraseFile) else {
            throw HostError("the passphrase file '\(passphraseFile)' cannot be read")
        }
        let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
        guard !text.isEmpty else { throw HostError("the passphrase file '\(passphraseFile)' is empty") }
        return text
    }
}

extension Serve {
    var dataFolder: URL { URL(fileURLWithPath: moments.data, isDirectory: true) }

    /// The data folder, for commands that copy or check its database.
    ///
    /// - Throws: `HostError` if the database is one of PostgreSQL.
    var localDataFolder: URL {
        get throws {
            guard moments.database == nil else {
                throw HostError(
                    "this command knows the database of a data folder only; for PostgreSQL, use pg_dump and pg_restore, "
                        + "and copy the photos after the database"
                )
            }
            return dataFolder
        }
    }
}
