public import Foundation

extension BackupFolder {
    /// Makes a data folder of a backup, and a database in PostgreSQL if it has one. Each file is compared with its digest, and the database
    /// is checked.
    ///
    /// - Parameters:
    ///   - name: The backup; nil for the newest.
    ///   - target: A folder that is missing or empty. After an error it is as it was.
    ///   - server: The address of an empty database of PostgreSQL; nil for a file in `target`.
    ///   - photos: Where the photos go; nil for the folder in `target`. After an error, those that were written stay in another place.
    /// - Throws: `BackupError`, `StoreError`.
    @discardableResult
    public func restore(
        _ name: String? = nil,
        to target: URL,
        server: String? = nil,
        photos: (any PhotoPlace)? = nil
    ) async throws -> BackupManifest {
        guard let name = try name ?? names.last else { throw BackupError("there is no backup in '\(url.path)' yet") }
        let manifest = try manifest(of: name)
        let files = FileManager.default
        let isThere = files.fileExists(atPath: target.path)
        guard !isThere || (try? files.contentsOfDirectory(atPath: target.path).isEmpty) == true else {
            throw BackupError("'\(target.path)' is not empty; choose a folder that is missing or empty with --data")
        }
        try check(manifest, of: name, fits: server)
        try BackupFiles.createFolder(target)
        do {
            try await restore(manifest, of: name, to: DataFiles(target, server: server, photos: photos))
        } catch {
            for item in try files.contentsOfDirectory(at: target, includingPropertiesForKeys: nil) {
                try files.removeItem(at: item)
            }
            if !isThere { try files.removeItem(at: target) }
            throw error
        }
        return manifest
    }

    private func restore(_ manifest: BackupManifest, of name: String, to data: DataFiles) async throws {
        chmod(data.url.path, 0o700)
        try await PhotoWork.inOrder(manifest.photos.keys.sorted()) { [place = data.place] path in
            var content = Data()
            guard try files.read(photo(path), as: path, receive: { content += $0 }) == manifest.photos[path] else {
                throw BackupFiles.damaged(photo(path))
            }
            try await place.write(content, to: path)
        }
        // The database last, and whole: without it, no server starts in the folder, whenever this process ends.
        for path in manifest.files.keys.filter({ $0 != manifest.database }) + [manifest.database] {
            guard let digest = manifest.files[path] else { throw BackupError("the backup '\(name)' has no database") }
            try files.extract(
                file(path, of: name),
                as: "\(name)/\(path)",
                to: data.url.appending(path: path),
                expecting: digest
            )
        }
        if let server = data.server {
            let dump = data.url.appending(path: manifest.database)
            try restore(dump, manifest, of: name, to: server)
            return try FileManager.default.removeItem(at: dump)
        }
        let database = try DatabaseFile(data.database)
        defer { try? database.close() }
        guard try !database.isNewer else { throw newer(name) }
        let problems = try database.problems
        guard problems.isEmpty else {
            throw BackupError("the database in the backup '\(name)' is damaged: \(problems.joined(separator: "; "))")
        }
    }

    /// Reads a whole backup, and returns what is wrong with it.
    public func problems(of name: String) throws -> [String] {
        let manifest = try manifest(of: name)
        let wanted =
            manifest.files.map { (file($0.key, of: name), "\(name)/\($0.key)", $0.value) }
            + manifest.photos.map { (photo($0.key), $0.key, $0.value) }
        var problems = manifest.missingPhotos.map { "the photo \($0) was missing when the backup was made" }
        for (source, path, digest) in wanted.sorted(by: { $0.1 < $1.1 }) {
            do {
                if try files.read(source, as: path) != digest {
                    problems.append("'\(source.path)' is not the file that was backed up")
                }
            } catch let error as BackupError {
                problems.append("\(error)")
            } catch {
                problems.append("'\(source.path)' cannot be read: \(error.localizedDescription)")
            }
        }
        return problems
    }
}
