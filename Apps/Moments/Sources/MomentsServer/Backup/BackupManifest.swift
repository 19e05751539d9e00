public import Foundation

/// What a backup contains.
public struct BackupManifest: Codable, Sendable {
    /// The version of the layout of files.
    static let format = 1

    var format = Self.format
    /// When the database was copied.
    public let time: Date
    let contents: DatabaseContents
    /// The files of the data folder by their paths in it, but not the photos.
    let files: [String: FileDigest]
    /// The schema of the tables in PostgreSQL; nil if the database is a file of SQLite.
    let schema: String?
    /// The files of photos by their paths in the folder of photos.
    let photos: [String: FileDigest]
    /// The photos that the database names, and whose files were missing when the backup was made.
    public let missingPhotos: [String]

    /// The path of the database.
    var database: String { schema == nil ? DataFiles.database : DataFiles.dump }

    public var people: Int { contents.people }
    public var moments: Int { contents.moments }
    public var comments: Int { contents.comments }
    /// The number of files of photos.
    public var photoFiles: Int { photos.count }

    func encoded() throws -> Data {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }

    /// - Throws: `BackupError` if the text is no manifest, or of a newer version.
    init(_ data: Data, name: String) throws {
        struct Head: Decodable { let format: Int }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        guard let head = try? decoder.decode(Head.self, from: data) else {
            throw BackupError("the description of the backup '\(name)' is damaged")
        }
        guard head.format == Self.format else {
            throw BackupError("the backup '\(name)' was made by a newer version of this program; use that version")
        }
        do {
            self = try decoder.decode(Self.self, from: data)
        } catch {
            throw BackupError("the description of the backup '\(name)' is damaged: \(error)")
        }
        // It may come from elsewhere.
        for path in [files.keys, photos.keys].joined() where !Self.isWithinFolder(path) {
            throw BackupError("the backup '\(name)' has a file '\(path)' outside of its folder")
        }
    }

    private static func isWithinFolder(_ path: String) -> Bool {
        !path.isEmpty && !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
    }

    init(
        time: Date,
        contents: DatabaseContents,
        files: [String: FileDigest],
        schema: String?,
        photos: [String: FileDigest],
        missingPhotos: [String]
    ) {
        self.time = time
        self.contents = contents
        self.files = files
        self.schema = schema
        self.photos = photos
        self.missingPhotos = missingPhotos
    }
}
