import Foundation

/// File modes that keep other users of the machine out of files and folders.
///
/// Modes are set explicitly, not by the umask, which depends on how the process is started.
public enum PrivateAccess {
    public static let folder: mode_t = 0o700
    public static let file: mode_t = 0o600

    /// Sets the mode of a file or folder, if it exists.
    ///
    /// Follows symbolic links, because the operator has put them there to keep the data elsewhere.
    ///
    /// - Throws: `HostError` with the path; a missing path is not an error.
    public static func restrict(_ path: String) throws(HostError) {
        guard let status = try status(of: path, stat) else { return }
        try restrict(path, status)
    }

    /// Sets the modes of a folder and of its contents.
    ///
    /// There are many photos, so they are checked only if the folder around them is open to others. That folder is restricted
    /// last, so that an interrupted pass is repeated at the next start.
    public static func restrictContents(of path: String) throws(HostError) {
        guard let status = try status(of: path, stat), status.isFolder, !status.isPrivate else { return }
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: path)
        } catch {
            throw HostError("'\(path)' cannot be read: \(error.localizedDescription)")
        }
        for name in names {
            let child = "\(path)/\(name)"
            // Links are not followed here: their targets do not belong to the server.
            guard let status = try self.status(of: child, lstat) else { continue }
            if status.isFolder { try restrictContents(of: child) } else { try restrict(child, status) }
        }
        try restrict(path, status)
    }

    private static func restrict(_ path: String, _ status: stat) throws(HostError) {
        guard status.isFolder || status.isFile, !status.isPrivate else { return }
        guard chmod(path, status.isFolder ? folder : file) == 0 else {
            throw HostError(
                "other users can read '\(path)', and its mode cannot be changed (\(String(cString: strerror(errno)))); "
                    + "its owner can fix this with: chmod -R go= '\(path)'"
            )
        }
    }

    private static func status(
        of path: String,
        _ read: (UnsafePointer<CChar>, UnsafeMutablePointer<stat>) -> Int32
    ) throws(HostError) -> stat? {
        var status = stat()
        if read(path, &status) == 0 { return status }
        guard errno == ENOENT else { throw HostError("'\(path)' cannot be read: \(String(cString: strerror(errno)))") }
        return nil
    }
}

extension stat {
    fileprivate var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
    fileprivate var isFile: Bool { st_mode & S_IFMT == S_IFREG }
    /// Whether the owner has all needed permissions, and other users have none.
    fileprivate var isPrivate: Bool {
        st_mode & 0o777 == (isFolder ? PrivateAccess.folder : PrivateAccess.file)
    }
}
