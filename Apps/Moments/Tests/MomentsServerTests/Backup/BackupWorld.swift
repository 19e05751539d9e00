import Crypto
import Foundation
import MomentsModel

@testable import MomentsServer

/// A data folder with one person, and a folder for its backups.
struct BackupWorld {
    static let passphrase = "correct horse battery"

    let folder: TemporaryFolder
    let store: DatabaseMomentStore
    let person: PersonID

    init() async throws {
        folder = try TemporaryFolder()
        store = try DatabaseMomentStore(path: folder.path("data/moments.sqlite"))
        let ada = NewPerson(handle: Handle("ada")!, name: "Ada Lovelace", passwordHash: "old")
        person = try await store.addPerson(ada, invitation: nil).id
        try write("secret", Data(repeating: 7, count: 32))
        try write("outbox/1/waiting.json", Data("what waits".utf8))
    }

    var data: DataFiles { DataFiles(folder.url.appending(path: "data")) }
    var backupURL: URL { folder.url.appending(path: "backups") }

    func write(_ path: String, _ content: Data) throws {
        let file = data.url.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try content.write(to: file)
    }

    /// Adds a photo whose large file has a content.
    @discardableResult
    func addPhoto(_ content: String) async throws -> String {
        let hash = BackupFiles.text(of: SHA256.hash(data: Data(content.utf8)))
        for path in DataFiles.paths(ofPhoto: hash) { try write("photos/\(path)", Data(content.utf8)) }
        _ = try await store.addPhoto(NewPhoto(hash: hash, width: 3, height: 2), by: person)
        return hash
    }

    func backups(_ passphrase: String? = nil) throws -> BackupFolder {
        try BackupFolder.opened(at: backupURL, passphrase: passphrase, logarithm: 10)
    }

    /// Restores a backup, and returns the folder.
    func restored(_ backups: BackupFolder, _ name: String? = nil) async throws -> DataFiles {
        let target = folder.url.appending(path: "restored-\(UUID().uuidString)")
        try await backups.restore(name, to: target)
        return DataFiles(target)
    }

    /// The contents of all files in a folder by their paths.
    static func files(in folder: URL) throws -> [String: Data] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).reduce(into: [:]) { files, path in
            var isFolder: ObjCBool = false
            let file = folder.appending(path: path)
            guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue else {
                return
            }
            files[path] = try Data(contentsOf: file)
        }
    }
}

extension Date {
    /// A time, some seconds after the first.
    static func backup(_ seconds: Double) -> Date { Date(timeIntervalSince1970: 1_795_000_000 + seconds) }
}
