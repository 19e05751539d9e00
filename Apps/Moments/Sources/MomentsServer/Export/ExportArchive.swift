import Archives
import Foundation
import Hummingbird
import NIOCore
import NIOPosix
import Synchronization

/// The ZIP of an export, which is sent as it grows.
///
/// Compression and files are worked on by a pool of threads, one block at a time, and the next block waits until the connection has taken
/// what came of the one before. So memory is bounded, and a reader that is slow or gone slows or ends the work.
final class ExportArchive {
    private let zip: ZipOnThreads
    private let date: Date
    private var writer: any ResponseBodyWriter
    /// The text of the current entry that is not in the ZIP yet.
    private var pending: [UInt8] = []

    /// - Parameter date: The date of all entries.
    /// - Throws: `ArchiveError`.
    init(_ writer: any ResponseBodyWriter, date: Date) throws {
        zip = try ZipOnThreads()
        self.writer = writer
        self.date = date
    }

    /// Begins an entry with a text.
    func begin(_ name: String) async throws { try await run { [date] in try $0.begin(name, date: date, .text) } }

    func write(_ text: String) async throws {
        pending += text.utf8
        if pending.count >= ZipStream.blockSize { try await writePending() }
    }

    func write(_ markup: Markup) async throws { try await write(markup.text) }

    func end() async throws {
        try await writePending()
        try await run { try $0.end() }
    }

    /// Adds a file that is compressed already.
    func add(_ name: String, file: URL) async throws {
        let file = try await ZipOnThreads.run { try OpenedFile(file) }
        try await run { [date] in try $0.begin(name, date: date, .compressed(byteCount: file.size)) }
        var rest = file.size
        while rest > 0 {
            let count = Int(min(rest, Int64(ZipStream.blockSize)))
            try await run { try $0.append(try file.read(count)) }
            rest -= Int64(count)
        }
        try await run { try $0.end() }
    }

    /// Ends the ZIP. The response has to be ended after it.
    func finish() async throws { try await run { try $0.finish() } }

    private func writePending() async throws {
        let bytes = pending
        pending = []
        try await run { try $0.append(bytes) }
    }

    private func run(_ step: @escaping @Sendable (ZipStream) throws -> Void) async throws {
        try Task.checkCancellation()
        let bytes = try await zip.run(step)
        if !bytes.isEmpty { try await writer.write(ByteBuffer(bytes: bytes)) }
    }
}

/// A ZIP that is worked on by a pool of threads.
private final class ZipOnThreads: Sendable {
    private let output = ZipOutput()
    private let zip: Mutex<ZipStream>

    init() throws {
        let output = output
        zip = Mutex(try ZipStream { output.append($0) })
    }

    /// Takes a step, and returns the bytes that came of it.
    func run(_ step: @escaping @Sendable (ZipStream) throws -> Void) async throws -> [UInt8] {
        try await Self.run { [self] in
            try zip.withLock { try step($0) }
            return output.take()
        }
    }

    static func run<Answer: Sendable>(_ work: @escaping @Sendable () throws -> Answer) async throws -> Answer {
        try await NIOThreadPool.singleton.runIfActive(work)
    }
}

/// The bytes of a ZIP that are not sent yet.
private final class ZipOutput: Sendable {
    private let bytes = Mutex<[UInt8]>([])

    func append(_ more: UnsafeRawBufferPointer) { bytes.withLock { $0 += more } }

    func take() -> [UInt8] {
        bytes.withLock { bytes in
            let taken = bytes
            bytes = []
            return taken
        }
    }
}

/// A file that is being read.
private struct OpenedFile: Sendable {
    let size: Int64
    private let handle: FileHandle

    init(_ file: URL) throws {
        handle = try FileHandle(forReadingFrom: file)
        size = Int64(try handle.seekToEnd())
        try handle.seek(toOffset: 0)
    }

    /// - Throws: Also if the file has become shorter.
    func read(_ count: Int) throws -> Data {
        guard let data = try handle.read(upToCount: count), data.count == count else {
            throw CocoaError(.fileReadUnknown)
        }
        return data
    }
}
