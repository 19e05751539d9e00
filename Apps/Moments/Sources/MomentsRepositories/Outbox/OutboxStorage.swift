public import Foundation
import Synchronization

/// A store for the entries of one person, which outlives the browser session.
///
/// All sessions of the person share it, so an entry that one of them has sent or deleted is missing for the others. Safe to use from
/// any thread.
public protocol OutboxStorage: AnyObject, Sendable {
    /// Returns all entries, oldest first.
    func entries() throws -> [OutboxEntry]
    func contains(_ id: OutboxEntry.ID) throws -> Bool
    func save(_ entry: OutboxEntry) throws
    /// Removes an entry; does nothing if there is none.
    func remove(_ id: OutboxEntry.ID) throws
}

/// Entries that last as long as the process.
public final class InMemoryOutboxStorage: OutboxStorage {
    private let state = Mutex<[OutboxEntry.ID: OutboxEntry]>([:])

    public init() {}

    public func entries() -> [OutboxEntry] { state.withLock { $0.values.sorted { $0.created < $1.created } } }
    public func contains(_ id: OutboxEntry.ID) -> Bool { state.withLock { $0[id] != nil } }
    public func save(_ entry: OutboxEntry) { state.withLock { $0[entry.id] = entry } }
    public func remove(_ id: OutboxEntry.ID) { state.withLock { $0[id] = nil } }
}

/// A folder with one file per entry, which several processes can use at the same time.
public final class FileOutboxStorage: OutboxStorage {
    private let folder: URL

    /// - Parameter folder: Created with the first entry.
    public init(folder: URL) { self.folder = folder }

    public func entries() throws -> [OutboxEntry] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return
            try files.filter { $0.pathExtension == "json" }
            .map { try JSONDecoder().decode(OutboxEntry.self, from: Data(contentsOf: $0)) }
            .sorted { $0.created < $1.created }
    }

    public func contains(_ id: OutboxEntry.ID) -> Bool { FileManager.default.fileExists(atPath: file(id).path) }

    public func save(_ entry: OutboxEntry) throws {
        try FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        try JSONEncoder().encode(entry).write(to: file(entry.id), options: .atomic)
    }

    public func remove(_ id: OutboxEntry.ID) throws {
        do {
            try FileManager.default.removeItem(at: file(id))
        } catch CocoaError.fileNoSuchFile {
            // Another session has removed it.
        }
    }

    private func file(_ id: OutboxEntry.ID) -> URL { folder.appending(path: id + ".json") }
}
