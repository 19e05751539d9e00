import Crypto
import Foundation

/// The folder where a server keeps everything: copy it, and the copy is a whole server.
///
/// No other user of the machine can look into it: its mode is 0700, that of its files 0600.
struct DataFolder {
    let url: URL

    /// Creates the folder, or closes the one that is there to other users.
    ///
    /// - Throws: `HostError` that names the folder and what to do.
    init(path: String) throws {
        url = URL(fileURLWithPath: path, isDirectory: true)
        do {
            try FileManager.default.createDirectory(
                at: url,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: Int(PrivateAccess.folder)]
            )
        } catch {
            throw HostError(
                "the folder '\(path)' for data cannot be made: \(error.localizedDescription); choose another with --data"
            )
        }
        try checkOthersDoNotShareIt()
        try PrivateAccess.restrict(url.path)
        for file in files { try PrivateAccess.restrict(file.path) }
        try PrivateAccess.restrictContents(of: photos.path)
    }

    var database: URL { url.appendingPathComponent("moments.sqlite") }
    var photos: URL { url.appendingPathComponent("photos", isDirectory: true) }
    private var secretFile: URL { url.appendingPathComponent("secret") }

    /// What the server keeps directly in the folder. SQLite gives its other files the mode of the database.
    private var files: [URL] {
        [secretFile] + ["", "-wal", "-shm", "-journal"].map { url.appendingPathComponent("moments.sqlite\($0)") }
    }

    /// A folder such as `/tmp` is not closed to those who keep their files there.
    private func checkOthersDoNotShareIt() throws {
        var status = stat()
        guard stat(url.path, &status) == 0, status.st_mode & S_ISVTX != 0 else { return }
        throw HostError("'\(url.path)' is a folder that all users share; choose another with --data")
    }

    // MARK: The database

    /// Makes sure that there is a file for the database that only this user can open.
    ///
    /// The secret is written after the first database. So a secret without a database means that the database was lost, or that
    /// another disk is mounted here: starting with an empty one would greet everybody as strangers, and the backup that is made
    /// next would replace the last good one.
    ///
    /// - Parameter allowsNew: Begin with an empty database even so.
    /// - Throws: `HostError` that says what is missing and what to do.
    func prepareDatabase(allowsNew: Bool) throws {
        guard allowsNew || hasDatabase || !FileManager.default.fileExists(atPath: secretFile.path) else {
            throw HostError(
                "'\(url.path)' has a secret but no database: '\(database.lastPathComponent)' is missing or empty. "
                    + "Mount the right disk or restore the file from a backup; "
                    + "to begin with an empty database instead, start once with --new-database"
            )
        }
        let descriptor = open(database.path, O_RDWR | O_CREAT | O_CLOEXEC, PrivateAccess.file)
        guard descriptor >= 0 else {
            throw HostError("'\(database.path)' cannot be opened: \(String(cString: strerror(errno)))")
        }
        close(descriptor)
        // The umask may have left less than was asked for.
        try PrivateAccess.restrict(database.path)
    }

    /// Whether the database is more than a name. SQLite's log alone is none: it belongs to a file that is missing.
    private var hasDatabase: Bool {
        var status = stat()
        return stat(database.path, &status) == 0 && status.st_size > 0
    }

    // MARK: The secret

    /// Known to this server alone, the same after each start.
    ///
    /// - Throws: `HostError`
    func secret() throws -> Data {
        do {
            if FileManager.default.fileExists(atPath: secretFile.path) {
                let secret = try Data(contentsOf: secretFile)
                guard secret.count >= 32 else {
                    throw HostError(
                        "'\(secretFile.path)' has \(secret.count) bytes; expected 32. Remove it to have a new one made"
                    )
                }
                return secret
            }
            let secret = SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) }
            // Under its own name only when it is whole.
            try secret.write(to: secretFile, options: .atomic)
            try PrivateAccess.restrict(secretFile.path)
            return secret
        } catch let error as HostError {
            throw error
        } catch {
            throw HostError("the secret in '\(secretFile.path)' cannot be read or made: \(error.localizedDescription)")
        }
    }

    /// A secret for one purpose, made of the folder's.
    static func derived(from secret: Data, for purpose: String) -> Data {
        HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: secret),
            info: Data(purpose.utf8),
            outputByteCount: 32
        ).withUnsafeBytes { Data($0) }
    }
}

/// Why a server does not start, in one line.
struct HostError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
