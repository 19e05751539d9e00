public import Foundation
import MomentsMedia
import MomentsModel

/// The files of a data folder, and where the rest of its server's data is.
public struct DataFiles: Sendable {
    let url: URL
    /// The address of the database in PostgreSQL; nil for the file in the folder.
    let server: String?
    /// Where the photos are.
    let place: any PhotoPlace

    static let database = "moments.sqlite"
    /// What `pg_dump` has made of a database in PostgreSQL.
    static let dump = "moments.dump"
    static let secret = "secret"
    static let outbox = "outbox"

    /// - Parameters:
    ///   - server: The address of the database in PostgreSQL; nil for the file in the data folder.
    ///   - photos: Where the photos are; nil for the folder in the data folder.
    public init(_ url: URL, server: String? = nil, photos: (any PhotoPlace)? = nil) {
        self.url = url
        self.server = server
        place = photos ?? FolderPhotoPlace(url: Self.photos(in: url))
    }

    /// The folder of photos in a data folder.
    static func photos(in url: URL) -> URL { url.appending(path: "photos", directoryHint: .isDirectory) }

    var database: URL { url.appending(path: Self.database) }

    /// Opens the database, whichever it is.
    ///
    /// - Throws: `BackupError`, `StoreError`.
    func openDatabase() throws -> any CheckedDatabase {
        if let server { return try DatabaseOnServer(server) }
        return try DatabaseFile(database)
    }

    var photos: URL { Self.photos(in: url) }

    /// The paths of all files but the database and the photos.
    var others: [String] {
        get throws {
            let files = FileManager.default
            let secret = files.fileExists(atPath: url.appending(path: Self.secret).path) ? [Self.secret] : []
            let outbox = url.appending(path: Self.outbox)
            guard files.fileExists(atPath: outbox.path) else { return secret }
            return secret
                + (try files.subpathsOfDirectory(atPath: outbox.path)).map { "\(Self.outbox)/\($0)" }.filter {
                    var isFolder: ObjCBool = false
                    return files.fileExists(atPath: url.appending(path: $0).path, isDirectory: &isFolder)
                        && !isFolder.boolValue
                }
        }
    }

    /// The paths of the files of a photo in the folder of photos.
    static func paths(ofPhoto hash: String) -> [String] {
        PhotoSize.allCases.map { PhotoLibrary.path(hash: hash, size: $0) }
    }
}
