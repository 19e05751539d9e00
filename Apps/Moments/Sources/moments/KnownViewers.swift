import Foundation
import Logging
import MomentsModel
import MomentsServer
import Synchronization

/// The people whose sign-ins the server has confirmed, for pages that are opened while it cannot be reached.
///
/// They are also kept in a folder that all worker processes share, one file per sign-in, named by the hash of its secret.
final class KnownViewers: Sendable {
    private static let lifetime: TimeInterval = 30 * 86_400

    private let folder: URL
    private let logger: Logger
    /// The viewers as they are in the folder.
    private let viewers = Mutex<[URL: Viewer]>([:])

    /// - Parameter folder: Created with the first viewer.
    init(folder: URL, logger: Logger) {
        self.folder = folder
        self.logger = logger
        attempt { try removeExpired() }
    }

    /// - Parameter viewer: Nil if the sign-in has ended.
    func note(_ viewer: Viewer?, of token: String?) {
        guard let file = file(of: token), viewers.withLock({ $0[file] }) != viewer || viewer == nil else { return }
        attempt {
            if let viewer {
                try FileManager.default.createDirectory(
                    at: folder,
                    withIntermediateDirectories: true,
                    attributes: [.posixPermissions: 0o700]
                )
                try JSONEncoder().encode(viewer).write(to: file, options: .atomic)
            } else if FileManager.default.fileExists(atPath: file.path) {
                try FileManager.default.removeItem(at: file)
            }
            viewers.withLock { viewers in
                if viewers.count >= 1000 { viewers = [:] }
                viewers[file] = viewer
            }
        }
    }

    func viewer(of token: String?) -> Viewer? {
        guard let file = file(of: token), FileManager.default.fileExists(atPath: file.path) else { return nil }
        return attempt { try JSONDecoder().decode(Viewer.self, from: Data(contentsOf: file)) }
    }

    private func file(of token: String?) -> URL? {
        guard let hash = token.flatMap(SignInSecret.init(text:))?.hash else { return nil }
        return folder.appending(path: hash.map { String(format: "%02x", $0) }.joined() + ".json")
    }

    private func removeExpired() throws {
        guard FileManager.default.fileExists(atPath: folder.path) else { return }
        let files = try FileManager.default.contentsOfDirectory(
            at: folder,
            includingPropertiesForKeys: [.contentModificationDateKey]
        )
        for file in files {
            let changed = try file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
            if let changed, -changed.timeIntervalSinceNow > Self.lifetime {
                try FileManager.default.removeItem(at: file)
            }
        }
    }

    /// Runs `body`; a page does without what it cannot read or write here.
    @discardableResult
    private func attempt<Value>(_ body: () throws -> Value) -> Value? {
        do {
            return try body()
        } catch {
            logger.warning("The known viewers are not available.", metadata: ["error": "\(error)"])
            return nil
        }
    }
}
