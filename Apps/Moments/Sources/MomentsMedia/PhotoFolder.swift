import Foundation
import MomentsModel

/// The files of photos on a disk, named after their hashes.
///
/// A file gets its name once it is completely on the disk. Until then it is in `.new`, where the end of the process may leave
/// it; such files are deleted later.
struct PhotoFolder: Sendable {
    let url: URL
    private let calls: FileCalls

    init(_ url: URL, calls: FileCalls = FileCalls()) throws {
        self.url = url
        self.calls = calls
        do {
            // For the owner only. Created one by one, because intermediate folders would get their mode from the umask.
            for folder in [url, unfinished] {
                try FileManager.default.createDirectory(
                    at: folder,
                    withIntermediateDirectories: true,
                    attributes: [.posixPermissions: 0o700]
                )
            }
        } catch {
            throw MediaError.unavailable(detail: "\(unfinished.path): \(error)")
        }
    }

    /// - Parameter hash: Validated by the caller.
    func file(hash: String, size: PhotoSize) -> URL {
        url.appendingPathComponent(Self.path(hash: hash, size: size))
    }

    /// The path of a file in the folder.
    static func path(hash: String, size: PhotoSize) -> String {
        "\(hash.prefix(2))/\(hash.dropFirst(2)).\(size.rawValue.lowercased()).webp"
    }

    /// Writes all sizes of a photo. Existing files are replaced by identical ones.
    ///
    /// - Throws: `MediaError.full` or `.unavailable`; then each new file is either missing or complete.
    func write(_ files: [PhotoSize: Data], hash: String) throws {
        var written: [(from: URL, to: URL)] = []
        defer { for file in written { unlink(file.from.path) } }
        for (size, data) in files {
            let temporary = unfinished.appendingPathComponent(UUID().uuidString)
            written.append((temporary, file(hash: hash, size: size)))
            try write(data, to: temporary)
        }
        guard mkdir(folder(of: hash).path, 0o700) == 0 || errno == EEXIST else {
            throw failure("mkdir \(folder(of: hash).path)")
        }
        for file in written where rename(file.from.path, file.to.path) != 0 {
            throw failure("rename \(file.to.path)")
        }
        try synchronize(folder(of: hash))
        // Even if the folder existed: the process that created it may have ended before this call.
        try synchronize(url)
    }

    func remove(hash: String) throws {
        for size in PhotoSize.allCases where unlink(file(hash: hash, size: size).path) != 0 && errno != ENOENT {
            throw failure("unlink \(file(hash: hash, size: size).path)")
        }
    }

    /// Returns the bytes of all sizes of a photo; 0 if it does not exist.
    ///
    /// - Parameter hash: Validated by the caller.
    func size(hash: String) throws -> Int {
        var bytes = 0
        for size in PhotoSize.allCases {
            let path = file(hash: hash, size: size).path
            var status = stat()
            if stat(path, &status) == 0 {
                bytes += Int(status.st_size)
            } else if errno != ENOENT {
                throw failure("stat \(path)")
            }
        }
        return bytes
    }

    /// Returns when a photo was last written; nil if it does not exist.
    func written(hash: String) -> Date? {
        let path = file(hash: hash, size: .large).path
        return (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }

    /// Deletes incomplete files of earlier processes. Another process may be writing now, hence the date.
    func removeUnfinished(olderThan date: Date) throws {
        let manager = FileManager.default
        for name in try manager.contentsOfDirectory(atPath: unfinished.path) {
            let path = unfinished.appendingPathComponent(name).path
            // Its writer may rename or delete it at any moment.
            let modified = (try? manager.attributesOfItem(atPath: path))?[.modificationDate] as? Date
            if let modified, modified < date, unlink(path) != 0, errno != ENOENT { throw failure("unlink \(path)") }
        }
    }

    private var unfinished: URL { url.appendingPathComponent(".new", isDirectory: true) }

    private func folder(of hash: String) -> URL {
        url.appendingPathComponent(String(hash.prefix(2)), isDirectory: true)
    }

    private func write(_ data: Data, to url: URL) throws {
        let descriptor = open(url.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw failure("open \(url.path)") }
        defer { close(descriptor) }
        try data.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = calls.write(descriptor, UnsafeRawBufferPointer(rebasing: rest))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { throw failure("write \(url.path)") }
                rest = rest.dropFirst(count)
            }
        }
        guard fsync(descriptor) == 0 else { throw failure("fsync \(url.path)") }
    }

    /// Syncs a folder, so that the names in it survive a power failure.
    private func synchronize(_ folder: URL) throws {
        let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure("open \(folder.path)") }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw failure("fsync \(folder.path)") }
    }

    private func failure(_ what: String) -> MediaError {
        let detail = "\(what): \(String(cString: strerror(errno)))"
        return switch errno {
        case ENOSPC, EDQUOT, EFBIG: .full(detail: detail)
        default: .unavailable(detail: detail)
        }
    }
}

/// The system calls that tests can make fail.
struct FileCalls: Sendable {
    var write: @Sendable (Int32, UnsafeRawBufferPointer) -> Int = { Foundation.write($0, $1.baseAddress, $1.count) }
}
