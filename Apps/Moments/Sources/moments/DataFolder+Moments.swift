import Foundation
import HostKit

extension DataFolder {
    /// Creates the folder of Moments, or makes an existing one inaccessible to other users.
    ///
    /// - Throws: `HostError` with the folder and the remedy.
    init(path: String) throws { try self.init(path: path, database: "moments.sqlite") }

    /// The comments and moments that wait to be sent.
    var outbox: URL { url.appending(path: "outbox", directoryHint: .isDirectory) }

    /// Photos that were read from a store. It may be deleted at any time.
    var photoCache: URL { url.appending(path: "photo-cache", directoryHint: .isDirectory) }
}
