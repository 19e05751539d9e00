public import Foundation

/// A folder with backups of one data folder.
///
///     backup.json                         how files are encrypted
///     photos/3f/9a….large.webp            the files of photos, each once for all backups
///     2026-11-29T03-15-00Z/manifest.json  what a backup contains, with the digest of each file
///     2026-11-29T03-15-00Z/moments.sqlite and the other files of the data folder; for PostgreSQL, moments.dump
///
/// A backup gets its name once all of it is on the disk. So a backup that was interrupted is none, and the next one removes it.
public struct BackupFolder: Sendable {
    struct Header: Codable {
        var format = BackupManifest.format
        let encryption: BackupKey.Derivation?
    }

    let url: URL
    let files: BackupFiles

    private static let header = "backup.json"
    static let manifest = "manifest.json"
    static let unfinished = ".unfinished"

    var photos: URL { url.appending(path: "photos", directoryHint: .isDirectory) }

    /// Opens a folder of backups.
    ///
    /// - Throws: `BackupError` if there is none, or the passphrase is missing, wrong, or not needed.
    public init(_ url: URL, passphrase: String?) throws {
        let file = url.appending(path: Self.header)
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw BackupError("'\(url.path)' is no folder of backups: '\(Self.header)' is missing")
        }
        guard let header = try? JSONDecoder().decode(Header.self, from: data) else {
            throw BackupError("'\(file.path)' is damaged")
        }
        guard header.format == BackupManifest.format else {
            throw BackupError(
                "the backups in '\(url.path)' were made by a newer version of this program; use that version"
            )
        }
        self.url = url
        switch (header.encryption, passphrase) {
        case (let encryption?, let passphrase?):
            files = BackupFiles(key: try BackupKey(passphrase: passphrase, encryption))
        case (_?, nil):
            throw BackupError("the backups in '\(url.path)' are encrypted; give the passphrase with --passphrase-file")
        case (nil, _?):
            throw BackupError(
                "the backups in '\(url.path)' are not encrypted; choose another folder, or give no passphrase"
            )
        case (nil, nil): files = BackupFiles(key: nil)
        }
    }

    /// Makes a folder that is missing, so that it can be locked before it is opened: of two that are opened first at the same time, one would
    /// lose the key of its backups.
    ///
    /// - Returns: Whether it is a folder of backups already.
    /// - Throws: `BackupError` if it holds other files.
    @discardableResult
    public static func prepare(_ url: URL) throws -> Bool {
        try BackupFiles.createFolder(url)
        let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
        guard !names.contains(header) else { return true }
        guard names.allSatisfy({ $0 == "lock" }) else {
            throw BackupError("'\(url.path)' holds other files; choose a folder that is missing or empty")
        }
        return false
    }

    /// Opens a folder of backups, or makes a new one of a folder that is missing or empty.
    ///
    /// - Parameter passphrase: Encrypts all backups of the folder; nil if they are not encrypted.
    public static func opened(at url: URL, passphrase: String?) throws -> BackupFolder {
        try opened(at: url, passphrase: passphrase, logarithm: 17)
    }

    /// - Parameter logarithm: The cost of deriving the key.
    static func opened(at url: URL, passphrase: String?, logarithm: Int) throws -> BackupFolder {
        guard try !prepare(url) else { return try BackupFolder(url, passphrase: passphrase) }
        let derivation = try passphrase.map {
            try BackupKey.new(passphrase: $0, random: RandomBytes.make, logarithm: logarithm).1
        }
        let data = try JSONEncoder().encode(Header(encryption: derivation))
        try data.write(to: url.appending(path: header), options: .atomic)
        return try BackupFolder(url, passphrase: passphrase)
    }

    /// The names of the backups, oldest first.
    public var names: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: url.path).filter { $0.wholeMatch(of: Self.name) != nil }
                .sorted()
        }
    }

    private static var name: Regex<Substring> { /\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ(?:-\d+)?/ }

    /// Returns what a backup contains.
    public func manifest(of name: String) throws -> BackupManifest {
        guard try names.contains(name) else {
            let known = try names
            throw BackupError(
                "there is no backup '\(name)' in '\(url.path)'; expected "
                    + (known.isEmpty ? "one, but there is none" : known.suffix(10).joined(separator: ", "))
            )
        }
        var data = Data()
        let path = "\(name)/\(Self.manifest)"
        try files.read(url.appending(path: path + files.suffix), as: path) { data += $0 }
        return try BackupManifest(data, name: name)
    }

    /// The place of a file of a backup.
    func file(_ path: String, of name: String) -> URL { url.appending(path: "\(name)/\(path)\(files.suffix)") }

    /// The place of a file of a photo.
    func photo(_ path: String) -> URL { photos.appending(path: path + files.suffix) }

    /// Removes all backups but the newest, and the photos that only they had.
    ///
    /// - Parameters:
    ///   - new: Stays in any case: it is not the newest if the clock was put back.
    ///   - count: How many stay with it; at least one.
    /// - Returns: The names of those that were removed.
    func removeAll(but new: String, exceptNewest count: Int) throws -> [String] {
        let names = try names.filter { $0 != new } + [new]
        let old = names.dropLast(max(1, count))
        guard !old.isEmpty else { return [] }
        // Before anything is removed, so that a damaged manifest ends it.
        let kept = try names.suffix(max(1, count)).reduce(into: Set<String>()) { kept, name in
            kept.formUnion(try manifest(of: name).photos.keys.map { $0 + files.suffix })
        }
        let work = url.appending(path: Self.unfinished)
        for name in old {
            // A backup whose removal is interrupted must not look like one.
            try FileManager.default.moveItem(at: url.appending(path: name), to: work)
            try FileManager.default.removeItem(at: work)
        }
        for path in try storedPhotos where !kept.contains(path) {
            try FileManager.default.removeItem(at: photos.appending(path: path))
        }
        return Array(old)
    }

    /// The paths of all files of photos, also of those that no backup has.
    private var storedPhotos: [String] {
        get throws {
            guard FileManager.default.fileExists(atPath: photos.path) else { return [] }
            return try FileManager.default.subpathsOfDirectory(atPath: photos.path).filter { $0.contains("/") }
        }
    }
}
