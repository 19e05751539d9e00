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

    /// Removes a file. Removing a missing file is not an error.
    func remove(_ path: String) async throws
}

extension PhotoPlace {
    /// Removes the files of a photo while other machines may add it, and puts back what is in use by then.
    ///
    /// A machine that adds a photo writes its files, then its record, and then looks whether the files are there. Here,
    /// a file is read, then removed, and then the record is looked for. Whichever look comes later sees what the other
    /// machine has done before: this method finds the record and puts the file back, or the other machine finds the
    /// file missing and writes it again.
    ///
    /// - Parameter isUsed: Whether the photo has a record. Called at first, and after each removal.
    /// - Returns: False if it is in use.
    /// - Throws: The error of the place or of `isUsed`; a file about which nothing is known then is put back.
    func removeFiles(
        ofPhoto hash: String,
        unless isUsed: @escaping @Sendable () async throws -> Bool
    ) async throws -> Bool {
        if try await isUsed() { return false }
        for path in DataFiles.paths(ofPhoto: hash) {
            guard let content = try await read(path) else { continue }
            // In a task of its own: one that is cancelled between the two could not put the file back.
            let isRemoved = try await Task { try await self.remove(path, with: content, unless: isUsed) }.value
            guard isRemoved else { return false }
        }
        return true
    }

    private func remove(
        _ path: String,
        with content: Data,
        unless isUsed: @Sendable () async throws -> Bool
    ) async throws -> Bool {
        var failure: (any Error)?
        do {
            try await remove(path)
        } catch {
            // The place may have removed it all the same.
            failure = error
        }
        var isKept = true
        do {
            isKept = try await isUsed()
        } catch {
            failure = error
        }
        if isKept { try await write(content, to: path) }
        if let failure { throw failure }
        return !isKept
    }
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

    func remove(_ path: String) async throws {
        let file = url.appending(path: path)
        guard unlink(file.path) == 0 || errno == ENOENT else {
            throw BackupError("'\(file.path)' cannot be removed: \(String(cString: strerror(errno)))")
        }
    }
}
