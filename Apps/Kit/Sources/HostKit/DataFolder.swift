import Crypto
import Foundation

/// The folder with all data of a server: a copy of it is a complete server.
///
/// Other users of the machine cannot read it: its mode is 0700, that of its files 0600.
public struct DataFolder: Sendable {
    public let url: URL
    private let databaseName: String

    /// Creates the folder, or makes an existing one inaccessible to other users.
    ///
    /// - Parameter database: The name of the database file.
    /// - Throws: `HostError` with the folder and the remedy.
    public init(path: String, database: String) throws {
        databaseName = database
        url = URL(fileURLWithPath: path, isDirectory: true)
        do {
            try FileManager.default.createDirectory(
                at: url,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: Int(PrivateAccess.folder)]
            )
        } catch {
            throw HostError(
                "cannot create the data folder '\(path)': \(error.localizedDescription); choose another with --data"
            )
        }
        try checkOthersDoNotShareIt()
        try PrivateAccess.restrict(url.path)
        for file in files { try PrivateAccess.restrict(file.path) }
        try PrivateAccess.restrictContents(of: photos.path)
    }

    public var database: URL { url.appendingPathComponent(databaseName) }
    public var photos: URL { url.appendingPathComponent("photos", isDirectory: true) }
    public var secretFile: URL { url.appendingPathComponent("secret") }

    /// The files directly in the folder. SQLite gives its other files the mode of the database.
    private var files: [URL] {
        [secretFile] + ["", "-wal", "-shm", "-journal"].map { url.appendingPathComponent(databaseName + $0) }
    }

    /// Rejects a folder such as `/tmp`, which cannot be closed to the other users who keep files there.
    private func checkOthersDoNotShareIt() throws {
        var status = stat()
        guard stat(url.path, &status) == 0, status.st_mode & S_ISVTX != 0 else { return }
        throw HostError("'\(url.path)' is shared by all users; choose another data folder with --data")
    }

    // MARK: The database

    /// Ensures that the database file exists, and that only this user can open it.
    ///
    /// The secret is created after the first database. So a secret without a database means that the database was lost, or that
    /// another disk is mounted here. A server with an empty database would know none of the accounts, and the next backup would
    /// overwrite the last good one.
    ///
    /// - Parameter allowsNew: Whether to start with an empty database anyway.
    /// - Throws: `HostError` with the missing file and the remedy.
    public func prepareDatabase(allowsNew: Bool) throws {
        guard allowsNew || hasDatabase || !FileManager.default.fileExists(atPath: secretFile.path) else {
            throw HostError(
                "'\(url.path)' has a secret but no database: '\(database.lastPathComponent)' is missing or empty. "
                    + "Mount the correct disk or restore the file from a backup; "
                    + "to use an empty database instead, start once with --new-database"
            )
        }
        let descriptor = open(database.path, O_RDWR | O_CREAT | O_CLOEXEC, PrivateAccess.file)
        guard descriptor >= 0 else {
            throw HostError("'\(database.path)' cannot be opened: \(String(cString: strerror(errno)))")
        }
        close(descriptor)
        // The umask may have removed some of the requested permissions.
        try PrivateAccess.restrict(database.path)
    }

    /// Whether the database file has content. SQLite's log alone does not count: it belongs to a missing file.
    public var hasDatabase: Bool {
        var status = stat()
        return stat(database.path, &status) == 0 && status.st_size > 0
    }

    /// Locks the folder for this server, once for all its processes, and ensures that there is a database.
    ///
    /// - Returns: The lock, which keeps other servers out while it exists.
    public func claim(allowsNew: Bool) throws -> FolderLock {
        let lock = try FolderLock(url)
        try prepareDatabase(allowsNew: allowsNew)
        return lock
    }

    /// Throws `HostError` unless the database is that of the demo exactly if the operator wants the demo.
    ///
    /// - Parameter contents: What a database contains that is not the demo, such as `real accounts`.
    public func check(isDemo: Bool, wantsDemo: Bool, otherwise contents: String) throws {
        guard isDemo != wantsDemo else { return }
        throw HostError(
            wantsDemo
                ? "'\(database.path)' contains \(contents), not the demo; choose another folder with --data"
                : "'\(database.path)' contains the demo, which is open to everyone; choose another folder with --data"
        )
    }

    // MARK: The secret

    /// Returns the secret, known only to this server and the same after each start. Creates it if missing.
    ///
    /// - Throws: `HostError`
    public func secret() throws -> Data {
        if let secret = try existingSecret() { return secret }
        do {
            let secret = Self.makeSecret()
            // Atomically, so that the file is complete once it has its name.
            try secret.write(to: secretFile, options: .atomic)
            try PrivateAccess.restrict(secretFile.path)
            return secret
        } catch let error as HostError {
            throw error
        } catch {
            throw HostError("the secret in '\(secretFile.path)' cannot be created: \(error.localizedDescription)")
        }
    }

    /// Returns the secret in the folder; nil if it has none.
    ///
    /// - Throws: `HostError`
    public func existingSecret() throws(HostError) -> Data? {
        guard FileManager.default.fileExists(atPath: secretFile.path) else { return nil }
        let secret: Data
        do {
            secret = try Data(contentsOf: secretFile)
        } catch {
            throw HostError("the secret in '\(secretFile.path)' cannot be read: \(error.localizedDescription)")
        }
        guard secret.count >= 32 else {
            throw HostError(
                "'\(secretFile.path)' has \(secret.count) bytes; expected 32. Delete it to create a new one"
            )
        }
        return secret
    }

    /// Makes a secret of 32 random bytes.
    public static func makeSecret() -> Data { SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) } }

    /// Derives a secret for one purpose from the folder's secret.
    public static func derived(from secret: Data, for purpose: String) -> Data {
        HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: secret),
            info: Data(purpose.utf8),
            outputByteCount: 32
        ).withUnsafeBytes { Data($0) }
    }
}
