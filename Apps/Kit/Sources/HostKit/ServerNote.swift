import Foundation

/// A note in a data folder that a server uses it together with others, for the lifetime of this value.
///
/// The note is an empty file with the machine and the process in its name. The kernel holds its lock (`flock`) and releases it when
/// the process ends, however it ends. Machines can share the folder.
public final class ServerNote: Sendable {
    private let descriptor: Int32
    private let path: String

    /// - Throws: `HostError` with the file and the error of the system.
    public init(in folder: URL) throws(HostError) {
        let notes = Self.notes(in: folder)
        mkdir(notes.path, PrivateAccess.folder)
        let name = "\(Self.prefix)\(getpid()).\(UInt32.random(in: 0 ... .max))"
        let path = notes.appendingPathComponent(name).path
        // Under another name until it is locked: a note without a lock is that of a process that has ended.
        let draft = notes.appendingPathComponent(".new.\(name)").path
        let descriptor = open(draft, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, PrivateAccess.file)
        guard descriptor >= 0 else { throw Self.failure(draft) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, rename(draft, path) == 0 else {
            let error = Self.failure(draft)
            unlink(draft)
            close(descriptor)
            throw error
        }
        self.path = path
        self.descriptor = descriptor
    }

    deinit {
        unlink(path)
        close(descriptor)
    }

    /// Returns the processes on this machine with notes in a folder, in increasing order. Removes notes of processes that have ended.
    ///
    /// - Throws: `HostError` if there are notes that cannot be listed.
    public static func processes(in folder: URL) throws(HostError) -> [Int32] {
        let notes = notes(in: folder)
        guard FileManager.default.fileExists(atPath: notes.path) else { return [] }
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: notes.path)
        } catch {
            throw HostError("cannot list '\(notes.path)': \(error.localizedDescription)")
        }
        return names.compactMap { process(of: $0, in: notes) }.sorted()
    }

    private static func process(of name: String, in notes: URL) -> Int32? {
        guard name.hasPrefix(prefix), let process = Int32(name.dropFirst(prefix.count).prefix { $0 != "." }) else {
            return nil
        }
        let path = notes.appendingPathComponent(name).path
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        // A shared lock is refused only while the process holds its own.
        guard flock(descriptor, LOCK_SH | LOCK_NB) == 0 else { return process }
        unlink(path)
        return nil
    }

    private static func notes(in folder: URL) -> URL { folder.appendingPathComponent("servers", isDirectory: true) }

    /// How the names of this machine's notes begin.
    private static var prefix: String {
        var name = [CChar](repeating: 0, count: 256)
        gethostname(&name, name.count - 1)
        let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        return String(decoding: bytes, as: UTF8.self).replacing("/", with: "_") + " "
    }

    private static func failure(_ path: String) -> HostError {
        HostError("cannot create '\(path)': \(String(cString: strerror(errno)))")
    }
}
