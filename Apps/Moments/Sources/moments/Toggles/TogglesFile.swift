import Foundation

/// A file with toggles, which is read again when it has changed.
actor TogglesFile: TogglesSource {
    /// The properties of a file that change with its content, or when another file takes its place.
    private struct Stamp: Equatable {
        let device: UInt64
        let file: UInt64
        let size: Int64
        let seconds: Int
        let nanoseconds: Int
    }

    private let path: String
    /// The file of the last successful reading.
    private var known: Stamp?

    init(_ path: String) { self.path = path }

    func read() throws -> TogglesDocument? {
        // Before the file is read: if it changes meanwhile, the next reading finds another stamp.
        let stamp = try stamp()
        if stamp == known { return nil }
        let document = try TogglesDocument(content())
        known = stamp
        return document
    }

    private func stamp() throws -> Stamp {
        var status = stat()
        guard stat(path, &status) == 0 else { throw HostError(String(cString: strerror(errno))) }
        // Opening a pipe would wait for its writer.
        guard status.st_mode & S_IFMT == S_IFREG else { throw HostError("it is not a file") }
        return Stamp(
            device: UInt64(status.st_dev),
            file: UInt64(status.st_ino),
            size: Int64(status.st_size),
            seconds: status.st_mtim.tv_sec,
            nanoseconds: status.st_mtim.tv_nsec
        )
    }

    private func content() throws -> Data {
        do {
            let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            return try file.read(upToCount: TogglesDocument.maximumLength + 1) ?? Data()
        } catch {
            throw HostError(error.localizedDescription)
        }
    }
}
