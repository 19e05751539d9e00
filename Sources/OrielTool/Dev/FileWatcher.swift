internal import Foundation
internal import Synchronization

/// Watches folders with inotify, and reports what was saved in them, a moment after the last file.
///
/// Hidden files and folders, such as `.build`, and copies that editors keep (`name~`) do not count.
final class FileWatcher: Sendable {
    struct Change: Sendable, Equatable {
        /// Empty if the system has dropped events.
        var paths: Set<String>
        /// The time of the first save.
        var instant: ContinuousClock.Instant
        /// The time of the last save.
        var last: ContinuousClock.Instant
    }

    let changes: AsyncStream<Change>
    /// Its end ends the thread.
    private let stopping: Pipe

    /// - Parameters:
    ///   - folders: The folders to watch with all folders in them.
    ///   - files: Single files, also of folders that are not watched as a whole.
    ///   - quiet: How long no further file may change, in milliseconds, before a change is reported.
    ///   - onlyWritten: Whether to report files only when those who have written to them close them.
    /// - Throws: `ToolError` if the system has no more watches.
    init(folders: [String], files: [String] = [], quiet: Int32 = 40, onlyWritten: Bool = false) throws {
        let descriptor = inotify_init1(Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { throw ToolError("files cannot be watched: \(Self.lastError)") }
        stopping = Pipe()
        let (changes, continuation) = AsyncStream<Change>.makeStream()
        self.changes = changes
        let end = stopping.fileHandleForReading
        var loop = WatchLoop(
            descriptor: descriptor,
            stopping: end.fileDescriptor,
            quiet: quiet,
            onlyWritten: onlyWritten
        )
        do {
            for folder in folders { _ = try loop.addTree(folder) }
            for file in files { try loop.addFile(file) }
        } catch {
            close(descriptor)
            throw error
        }
        let thread = Thread { [loop] in
            var loop = loop
            while let change = loop.next() { continuation.yield(change) }
            continuation.finish()
            close(descriptor)
            try? end.close()
        }
        thread.start()
    }

    deinit { try? stopping.fileHandleForWriting.close() }

    static var lastError: String { String(cString: strerror(errno)) }

    /// Whether a file of this name is a part of the package.
    static func counts(_ name: some StringProtocol) -> Bool { !name.hasPrefix(".") && !name.hasSuffix("~") }
}

/// The thread of a watcher.
private struct WatchLoop: Sendable {
    private let descriptor: Int32
    private let stopping: Int32
    private let quiet: Int32
    private let events: Int
    private var folders: [Int32: Folder] = [:]

    private struct Folder: Sendable {
        var path: String
        /// Nil for all.
        var files: Set<String>?
    }

    init(descriptor: Int32, stopping: Int32, quiet: Int32, onlyWritten: Bool) {
        self.descriptor = descriptor
        self.stopping = stopping
        self.quiet = quiet
        events =
            Int(IN_CLOSE_WRITE | IN_ONLYDIR)
            | (onlyWritten ? 0 : Int(IN_CREATE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE))
    }

    /// Watches a folder and those in it.
    ///
    /// - Returns: The files in them, which may be older than the watch if the folder is new.
    mutating func addTree(_ path: String) throws -> [String] {
        guard let watch = try add(path) else { return [] }
        folders[watch] = Folder(path: path)
        var files: [String] = []
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] where FileWatcher.counts(name) {
            let child = "\(path)/\(name)"
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: child, isDirectory: &isFolder) else { continue }
            if isFolder.boolValue { files += try addTree(child) } else { files.append(child) }
        }
        return files
    }

    /// Watches a file by its folder, because many editors replace a file by another.
    mutating func addFile(_ path: String) throws {
        let folder = (path as NSString).deletingLastPathComponent
        guard let watch = try add(folder) else { return }
        if let known = folders[watch], known.files == nil { return }
        folders[watch, default: Folder(path: folder, files: [])].files?.insert((path as NSString).lastPathComponent)
    }

    /// - Returns: Nil if there is no such folder.
    private func add(_ path: String) throws -> Int32? {
        let watch = inotify_add_watch(descriptor, path, UInt32(events))
        if watch >= 0 { return watch }
        if errno == ENOENT || errno == ENOTDIR { return nil }
        throw ToolError("\(path) cannot be watched: \(FileWatcher.lastError); raise fs.inotify.max_user_watches")
    }

    /// Waits for changes, and until no further one has come for a moment.
    ///
    /// - Returns: Nil when the watcher has ended.
    mutating func next() -> FileWatcher.Change? {
        var change: FileWatcher.Change?
        while true {
            var files = [pollfd(fd: stopping, events: Int16(POLLIN), revents: 0)]
            files.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
            let count = poll(&files, 2, change == nil ? -1 : quiet)
            if count < 0 && errno == EINTR { continue }
            if count < 0 || files[0].revents != 0 { return nil }
            if count == 0, let change { return change }
            guard let paths = read() else { continue }
            let now = ContinuousClock.now
            change = change ?? FileWatcher.Change(paths: [], instant: now, last: now)
            change?.paths.formUnion(paths)
            change?.last = now
        }
    }

    /// - Returns: The changed files; nil if none counts.
    private mutating func read() -> [String]? {
        var buffer = [UInt8](repeating: 0, count: 64 * 1024)
        let count = Glibc.read(descriptor, &buffer, buffer.count)
        var paths: [String] = []
        var hasDropped = false
        var offset = 0
        let head = MemoryLayout<inotify_event>.size
        while offset + head <= count {
            let event = buffer.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: inotify_event.self) }
            let name = buffer[(offset + head)..<(offset + head + Int(event.len))].prefix { $0 != 0 }
            offset += head + Int(event.len)
            if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { hasDropped = true }
            if event.mask & UInt32(IN_IGNORED) != 0 { folders[event.wd] = nil }
            paths += changed(event, name: String(decoding: name, as: UTF8.self))
        }
        return paths.isEmpty && !hasDropped ? nil : paths
    }

    private mutating func changed(_ event: inotify_event, name: String) -> [String] {
        guard let folder = folders[event.wd], FileWatcher.counts(name), folder.files?.contains(name) != false else {
            return []
        }
        let path = "\(folder.path)/\(name)"
        guard event.mask & UInt32(IN_ISDIR) != 0 else { return [path] }
        guard folder.files == nil else { return [] }
        let isNew = event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0
        // A folder that cannot be watched any more is reported as changed, and looked at by the build.
        return isNew ? [path] + ((try? addTree(path)) ?? []) : [path]
    }
}
