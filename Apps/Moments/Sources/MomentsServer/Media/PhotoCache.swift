import Foundation
import MomentsMedia
import Synchronization

/// Files of photos that were read from a store, so that most requests do not wait for it.
///
/// Several processes can share the folder: files get their names when they are complete. A file is deleted a week after its last use. If there
/// are too many bytes, those that were last used the longest time ago are deleted earlier, but none that was used in the last minute.
final class PhotoCache: Sendable {
    private let folder: URL
    private let limit: Int
    private let lifetime: TimeInterval
    private let state: Mutex<State>

    private struct State {
        /// The bytes that were added since files were last deleted.
        var added = 0
        var cleaned = Date.distantPast
    }

    /// - Parameters:
    ///   - limit: The most bytes of all files.
    ///   - lifetime: The seconds that a file is kept after its last use.
    /// - Throws: `MediaError.unavailable` if the folder cannot be made.
    init(_ folder: URL, limit: Int = 500_000_000, lifetime: TimeInterval = 7 * 86_400) throws {
        (self.folder, self.limit, self.lifetime) = (folder, limit, lifetime)
        state = Mutex(State())
        do {
            try FileManager.default.createDirectory(
                at: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
        } catch {
            throw MediaError.unavailable(detail: "\(folder.path): \(error)")
        }
    }

    /// Returns a file, and marks it as used; nil if it is not here.
    ///
    /// - Parameter name: Without slashes.
    func file(_ name: String) -> URL? {
        clean(after: 3600)
        let url = folder.appending(path: name)
        return utimes(url.path, nil) == 0 ? url : nil
    }

    /// - Throws: `MediaError.unavailable`
    func add(_ data: Data, _ name: String) throws -> URL {
        let new = try begin(with: data)
        defer { discard(new) }
        return try keep(new, name, bytes: data.count)
    }

    /// Makes a file that is not in the cache yet.
    ///
    /// - Throws: `MediaError.unavailable`
    func begin(with data: Data = Data()) throws -> URL {
        let new = folder.appending(path: ".\(UUID().uuidString)")
        guard
            FileManager.default.createFile(atPath: new.path, contents: data, attributes: [.posixPermissions: 0o600])
        else {
            discard(new)
            throw failure(of: new)
        }
        return new
    }

    /// Gives a complete file its name.
    ///
    /// - Throws: `MediaError.unavailable`
    func keep(_ new: URL, _ name: String, bytes: Int) throws -> URL {
        let url = folder.appending(path: name)
        guard rename(new.path, url.path) == 0 else { throw failure(of: url) }
        let isMuch = state.withLock { state in
            state.added += bytes
            return state.added > limit / 8
        }
        if isMuch { clean(after: 0) }
        return url
    }

    /// Deletes a file that has got no name. Does nothing after `keep`.
    func discard(_ new: URL) { unlink(new.path) }

    func failure(of url: URL) -> MediaError {
        MediaError.unavailable(detail: "'\(url.path)' cannot be written; is the disk full?")
    }

    func remove(_ name: String) { unlink(folder.appending(path: name).path) }

    /// Deletes what is too old or too much, unless that was done within `seconds`.
    private func clean(after seconds: TimeInterval) {
        let now = Date()
        let isDue = state.withLock { state in
            guard now.timeIntervalSince(state.cleaned) >= seconds else { return false }
            state = State(added: 0, cleaned: now)
            return true
        }
        guard isDue else { return }
        var files: [(path: String, bytes: Int, used: Date)] = []
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
            let path = folder.appending(path: name).path
            // Another process may have deleted it.
            guard let values = try? FileManager.default.attributesOfItem(atPath: path),
                let used = values[.modificationDate] as? Date, let bytes = values[.size] as? NSNumber
            else { continue }
            files.append((path, bytes.intValue, used))
        }
        files.sort { $0.used < $1.used }
        var excess = files.reduce(0) { $0 + $1.bytes } - limit
        for file in files {
            let age = now.timeIntervalSince(file.used)
            guard age > lifetime || (excess > 0 && age > 60) else { continue }
            unlink(file.path)
            excess -= file.bytes
        }
    }
}
