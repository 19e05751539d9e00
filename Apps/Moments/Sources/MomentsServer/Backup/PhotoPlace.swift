public import Foundation

/// A place that has the files of photos, for commands that copy or check all of them.
public protocol PhotoPlace: Sendable {
    /// How messages name a file.
    func name(of path: String) -> String

    /// Returns all files.
    func files() async throws -> [PhotoPlaceFile]

    /// Returns the content of a file; nil if there is none.
    func read(_ path: String) async throws -> Data?

    /// Writes a file, in place of one with the same path. It is kept when this method returns.
    func write(_ data: Data, to path: String) async throws
}

/// A file in a place for photos.
public struct PhotoPlaceFile: Hashable, Sendable {
    /// Such as `3f/9a….large.webp`.
    public let path: String
    public let bytes: Int
    public let modified: Date?
}

/// The folder of photos of a data folder.
struct FolderPhotoPlace: PhotoPlace {
    let url: URL

    func name(of path: String) -> String { "'\(url.appending(path: path).path)'" }

    func files() async throws -> [PhotoPlaceFile] {
        let manager = FileManager.default
        return ((try? manager.subpathsOfDirectory(atPath: url.path)) ?? []).compactMap { path in
            // It may be deleted meanwhile.
            let values = try? manager.attributesOfItem(atPath: url.appending(path: path).path)
            guard let values, values[.type] as? FileAttributeType == .typeRegular,
                let bytes = values[.size] as? NSNumber
            else { return nil }
            return PhotoPlaceFile(path: path, bytes: bytes.intValue, modified: values[.modificationDate] as? Date)
        }
    }

    func read(_ path: String) async throws -> Data? {
        let file = url.appending(path: path)
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        return try Data(contentsOf: file)
    }

    func write(_ data: Data, to path: String) async throws {
        let target = url.appending(path: path)
        let part = url.appending(path: "\(path).part")
        unlink(part.path)
        try BackupFiles(key: nil).write(data, to: part, as: path)
        guard rename(part.path, target.path) == 0 else {
            throw BackupError("'\(target.path)' cannot be created: \(String(cString: strerror(errno)))")
        }
    }
}
