import ArgumentParser
import Foundation
import HostKit
import MomentsServer

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

    /// The data folder, its database and its photos, for commands that copy or check them.
    var dataFiles: DataFiles {
        get throws { try DataFiles(dataFolder, server: moments.database, photos: photoStore) }
    }
}
