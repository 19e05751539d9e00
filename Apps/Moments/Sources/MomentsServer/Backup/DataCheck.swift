import Crypto
import Foundation

/// What a check of a data folder has found.
public struct DataCheck: Sendable {
    public let people: Int
    public let moments: Int
    public let photos: Int
    /// What is wrong, in sentences; empty if all is well.
    public let problems: [String]
    /// The files of photos that nothing names, and their bytes. An upload that was interrupted leaves them.
    public let unusedFiles: Int
    public let unusedBytes: Int

    /// Checks the database, and that the files of all photos are there and are what their names say. A server may use the folder.
    ///
    /// - Parameter readsPhotos: Whether to read the photos, too, which takes long if there are many.
    /// - Throws: `BackupError`, `StoreError` if the database cannot be opened.
    public init(_ data: DataFiles, readsPhotos: Bool) async throws {
        let database = try data.openDatabase()
        let contents = try database.contents
        let hashes = try database.photos
        (people, moments, photos) = (contents.people, contents.moments, hashes.count)
        let files = try await data.place.files()
        let sizes = Dictionary(files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { $1 })
        var faults: [(hash: String, text: String)] = []
        try await PhotoWork.inOrder(hashes) { [place = data.place] hash in
            try await Self.fault(of: hash, in: place, sizes, reads: readsPhotos)
        } take: { hash, fault in
            if let fault { faults.append((hash, fault)) }
        }
        // A photo that was deleted meanwhile is no problem.
        if !faults.isEmpty {
            let named = Set(try database.photos)
            faults.removeAll { !named.contains($0.hash) }
        }
        problems = try database.problems + faults.map(\.text)

        let used = Set(hashes.flatMap(DataFiles.paths))
        let hourAgo = Date(timeIntervalSinceNow: -3600)
        // A newer one may belong to a photo that is being uploaded.
        let unused = files.filter { !used.contains($0.path) && ($0.modified ?? .distantFuture) < hourAgo }
        unusedFiles = unused.count
        unusedBytes = unused.reduce(0) { $0 + $1.bytes }
    }

    private static func fault(
        of hash: String,
        in place: any PhotoPlace,
        _ sizes: [String: Int],
        reads: Bool
    ) async throws -> String? {
        for path in DataFiles.paths(ofPhoto: hash) {
            let name = place.name(of: path)
            guard let size = sizes[path] else { return "the file \(name) is missing" }
            if size == 0 { return "the file \(name) is empty" }
            guard reads, path.hasSuffix(".large.webp") else { continue }
            let bytes: Data?
            do {
                bytes = try await place.read(path)
            } catch is CocoaError {
                return "the file \(name) cannot be read"
            }
            if BackupFiles.text(of: SHA256.hash(data: bytes ?? Data())) != hash {
                return "the file \(name) has been changed"
            }
        }
        return nil
    }
}
