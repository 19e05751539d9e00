public import Foundation

extension BackupFolder {
    /// What making a backup has done.
    public struct Report: Sendable {
        public let name: String
        public let manifest: BackupManifest
        /// The files of photos that no earlier backup had.
        public let newPhotoFiles: Int
        /// The backups that were removed.
        public let removed: [String]
    }

    /// Makes a backup of a data folder, and of its database in PostgreSQL if it has one, while servers may use them.
    ///
    /// What waits to be sent is copied before the database: what is sent in between is in both, and its key keeps it from being added twice.
    /// Photos come last: the files of a photo never change, and one that was deleted in between is left out.
    ///
    /// - Parameter kept: How many backups stay; nil for all.
    /// - Throws: `BackupError`, `StoreError`; then there is no new backup, and the others are as they were.
    public func add(_ data: DataFiles, at time: Date = Date(), keeping kept: Int? = nil) async throws -> Report {
        let work = url.appending(path: Self.unfinished, directoryHint: .isDirectory)
        try removeIfThere(work)
        let name = try newName(at: time)
        var digests = try copyOthers(data, to: work, name: name)
        let database = try copyDatabase(of: data, to: work, name: name)
        digests[database.path] = database.digest
        let photos = try await copyPhotos(database.photos, of: data)
        let manifest = BackupManifest(
            time: time,
            contents: database.contents,
            files: digests,
            schema: database.schema,
            photos: photos.digests,
            missingPhotos: photos.missing
        )
        let path = "\(name)/\(Self.manifest)"
        try files.write(manifest.encoded(), to: work.appending(path: Self.manifest + files.suffix), as: path)
        try synchronize(work)
        try FileManager.default.moveItem(at: work, to: url.appending(path: name))
        try synchronize(url)
        let removed = try kept.map { try removeAll(but: name, exceptNewest: $0) } ?? []
        return Report(name: name, manifest: manifest, newPhotoFiles: photos.new, removed: removed)
    }

    private func newName(at time: Date) throws -> String {
        let text = time.formatted(
            .iso8601.year().month().day().time(includingFractionalSeconds: false).timeZone(separator: .omitted)
        )
        .replacing(":", with: "-")
        let known = try names
        guard known.contains(text) else { return text }
        return (2...).lazy.map { "\(text)-\($0)" }.first { !known.contains($0) } ?? text
    }

    private func write(_ source: URL, _ path: String, to work: URL, name: String) throws -> FileDigest {
        try files.write(source, to: work.appending(path: path + files.suffix), as: "\(name)/\(path)")
    }

    private func copyOthers(_ data: DataFiles, to work: URL, name: String) throws -> [String: FileDigest] {
        var digests: [String: FileDigest] = [:]
        for path in try data.others {
            do {
                digests[path] = try write(data.url.appending(path: path), path, to: work, name: name)
            } catch let error as CocoaError where error.code == .fileReadNoSuchFile || error.code == .fileNoSuchFile {
                // It was sent since the folder was listed.
                continue
            }
        }
        return digests
    }

    private func copyDatabase(of data: DataFiles, to work: URL, name: String) throws -> DatabaseCopy {
        if let server = data.server { return try dump(server, of: data, to: work, name: name) }
        let copy = try databaseCopy(of: data)
        defer { try? FileManager.default.removeItem(at: copy) }
        let database = try DatabaseFile(copy)
        defer { try? database.close() }
        let problems = try database.problems
        guard problems.isEmpty else {
            throw BackupError("the database is damaged, so no backup was made: \(problems.joined(separator: "; "))")
        }
        return DatabaseCopy(
            path: DataFiles.database,
            contents: try database.contents,
            photos: try database.photos,
            digest: try write(copy, DataFiles.database, to: work, name: name)
        )
    }

    /// Copies the database to a file in the data folder, which is as private.
    private func databaseCopy(of data: DataFiles) throws -> URL {
        let database = try DatabaseFile(data.database)
        defer { try? database.close() }
        try removeOldCopies(in: data.url)
        let copy = data.url.appending(path: "\(Self.copyPrefix)\(UUID().uuidString).sqlite")
        let descriptor = open(copy.path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw BackupError("'\(copy.path)' cannot be created: \(String(cString: strerror(errno)))")
        }
        close(descriptor)
        do {
            try database.copy(to: copy)
        } catch {
            try? FileManager.default.removeItem(at: copy)
            throw error
        }
        return copy
    }

    private static let copyPrefix = ".backup-"

    /// Removes what backups have left that were killed. A backup to another folder may run now, hence the date.
    private func removeOldCopies(in folder: URL) throws {
        let files = FileManager.default
        for name in try files.contentsOfDirectory(atPath: folder.path) where name.hasPrefix(Self.copyPrefix) {
            let path = folder.appending(path: name).path
            let modified = (try? files.attributesOfItem(atPath: path))?[.modificationDate] as? Date
            if let modified, modified.timeIntervalSinceNow < -86_400 { try files.removeItem(atPath: path) }
        }
    }

    /// The digests of photos in the newest backup. If its description is damaged, which a check of the backups says, the photos are read.
    private var knownDigests: [String: FileDigest] {
        get throws {
            do {
                return try names.last.map { try manifest(of: $0).photos } ?? [:]
            } catch is BackupError {
                return [:]
            }
        }
    }

    private func copyPhotos(_ hashes: [String], of data: DataFiles) async throws
        -> (digests: [String: FileDigest], missing: [String], new: Int)
    {
        let known = try knownDigests
        var (digests, missing, new) = ([String: FileDigest](), [String](), 0)
        var folders: Set<URL> = []
        try await PhotoWork.inOrder(hashes) { [place = data.place] hash in
            try await copyPhoto(hash, of: place, known: known)
        } take: { hash, copy in
            digests.merge(copy.digests) { $1 }
            if copy.isMissing { missing.append(hash) }
            folders.formUnion(copy.folders)
            new += copy.new
        }
        for folder in folders { try synchronize(folder) }
        if !folders.isEmpty { try synchronize(photos) }
        guard !missing.isEmpty else { return (digests, [], new) }
        // A photo that was deleted since the database was copied is not missing.
        let named = try data.openDatabase().photos
        return (digests, Set(missing).intersection(named).sorted(), new)
    }

    /// What copying the files of a photo has done.
    private struct PhotoCopy: Sendable {
        var digests: [String: FileDigest] = [:]
        var isMissing = false
        var new = 0
        /// The folders with new files.
        var folders: Set<URL> = []
    }

    private func copyPhoto(
        _ hash: String,
        of place: any PhotoPlace,
        known: [String: FileDigest]
    ) async throws -> PhotoCopy {
        var copy = PhotoCopy()
        for path in DataFiles.paths(ofPhoto: hash) {
            let target = photo(path)
            if FileManager.default.fileExists(atPath: target.path) {
                copy.digests[path] = try known[path] ?? files.read(target, as: path)
                continue
            }
            guard let content = try await place.read(path) else {
                copy.isMissing = true
                continue
            }
            let part = target.appendingPathExtension("part")
            try removeIfThere(part)
            copy.digests[path] = try files.write(content, to: part, as: path)
            try FileManager.default.moveItem(at: part, to: target)
            copy.folders.insert(target.deletingLastPathComponent())
            copy.new += 1
        }
        return copy
    }

    private func removeIfThere(_ item: URL) throws {
        if FileManager.default.fileExists(atPath: item.path) { try FileManager.default.removeItem(at: item) }
    }

    /// Syncs a folder, so that the names in it survive a power failure.
    private func synchronize(_ folder: URL) throws {
        let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0, fsync(descriptor) == 0 else {
            throw BackupError("'\(folder.path)' cannot be synced: \(String(cString: strerror(errno)))")
        }
        close(descriptor)
    }
}
