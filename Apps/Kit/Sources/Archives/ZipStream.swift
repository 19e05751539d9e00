import CArchive
public import Foundation

/// A ZIP file that is written entry by entry. A handler gets its bytes as they come.
///
///     let zip = try ZipStream { bytes in try connection.send(bytes) }
///     try zip.add("photos/1.webp", date: date, file: url)
///     try zip.begin("index.html", date: date, .text)
///     try zip.append(Data("<!doctype html>".utf8))
///     try zip.end()
///     try zip.finish()
///
/// It needs memory for a few blocks, however large the file becomes. Names are in UTF-8, and files can be larger than 4 GB (Zip64). After
/// an error the file is of no use any more. For one thread at a time.
public final class ZipStream {
    /// The content of an entry.
    public enum Content: Sendable {
        /// A text of unknown length, which is deflated.
        case text
        /// A number of bytes that are compressed already, such as those of a picture. They are stored as they are.
        case compressed(byteCount: Int64)
    }

    /// Gets at most `blockSize` bytes at a time, which are valid during the call. An error ends the file.
    public typealias Handler = @Sendable (UnsafeRawBufferPointer) throws -> Void

    /// The size of the blocks in which files are read and the handler is called, in bytes.
    public static let blockSize = 64 << 10

    private let handle: OpaquePointer
    private let output: Output
    /// The bytes that the current entry still needs; nil if any number is right.
    private var missing: Int64?
    private var isFinished = false

    /// - Throws: ``ArchiveError``.
    public init(_ handler: @escaping Handler) throws {
        guard let handle = archive_write_new() else { throw ArchiveError("There is no memory for an archive.") }
        self.handle = handle
        output = Output(handler)
        try check(archive_write_set_format_zip(handle))
        try check(archive_write_set_bytes_per_block(handle, Int32(Self.blockSize)))
        // The last block has its own length.
        try check(archive_write_set_bytes_in_last_block(handle, 1))
        let take: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?, UnsafeRawPointer?, Int) -> Int = {
            _,
            output,
            bytes,
            count in
            guard let output, let bytes else { return -1 }
            return Unmanaged<Output>.fromOpaque(output).takeUnretainedValue()
                .take(UnsafeRawBufferPointer(start: bytes, count: count))
        }
        try check(archive_write_open(handle, Unmanaged.passUnretained(output).toOpaque(), nil, take, nil))
    }

    deinit {
        // Without this, the rest of an unfinished file would go to the handler.
        if !isFinished { archive_write_fail(handle) }
        archive_write_free(handle)
    }

    // MARK: Whole entries

    /// Adds an entry with some bytes, which are deflated.
    ///
    /// - Parameters:
    ///   - name: A relative path with slashes.
    ///   - date: When the entry was last changed.
    /// - Throws: ``ArchiveError``, or the error of the handler.
    public func add(_ name: String, date: Date, bytes: some ContiguousBytes) throws {
        try begin(name, date: date, .text)
        try append(bytes)
        try end()
    }

    /// Adds an entry with the content of a compressed file, which is read in blocks.
    ///
    /// - Throws: ``ArchiveError``, the error of the handler, or that of reading the file.
    public func add(_ name: String, date: Date, file: URL) throws {
        let file = try FileHandle(forReadingFrom: file)
        let size = try file.seekToEnd()
        try file.seek(toOffset: 0)
        try begin(name, date: date, .compressed(byteCount: Int64(size)))
        while let block = try file.read(upToCount: Self.blockSize), !block.isEmpty { try append(block) }
        try end()
    }

    // MARK: Entries in pieces

    /// Begins an entry. The one before has ended.
    ///
    /// - Throws: ``ArchiveError``, or the error of the handler.
    public func begin(_ name: String, date: Date, _ content: Content) throws {
        guard let entry = archive_entry_new() else { throw ArchiveError("There is no memory for an entry.") }
        defer { archive_entry_free(entry) }
        archive_entry_set_pathname_utf8(entry, name)
        // A regular file that everyone may read.
        archive_entry_set_filetype(entry, 0o100000)
        archive_entry_set_perm(entry, 0o644)
        archive_entry_set_mtime(entry, time_t(date.timeIntervalSince1970.rounded(.down)), 0)
        switch content {
        case .text:
            missing = nil
            try check(archive_write_zip_set_compression_deflate(handle))
        case .compressed(let byteCount):
            missing = byteCount
            archive_entry_set_size(entry, byteCount)
            try check(archive_write_zip_set_compression_store(handle))
        }
        try check(carchive_write_header(handle, entry))
    }

    /// Adds bytes to the current entry.
    ///
    /// - Throws: ``ArchiveError``, also for more bytes than were announced, or the error of the handler.
    public func append(_ bytes: some ContiguousBytes) throws {
        try bytes.withUnsafeBytes { try write($0) }
    }

    private func write(_ bytes: UnsafeRawBufferPointer) throws {
        if let missing {
            guard bytes.count <= missing else { throw failure("The entry has more bytes than were announced.") }
            self.missing = missing - Int64(bytes.count)
        }
        var rest = bytes
        while !rest.isEmpty {
            let count = archive_write_data(handle, rest.baseAddress, rest.count)
            guard count > 0 else { throw failure("The bytes of an entry could not be written.") }
            rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        }
    }

    /// Ends the current entry.
    ///
    /// - Throws: ``ArchiveError``, also for fewer bytes than were announced, or the error of the handler.
    public func end() throws {
        if let missing, missing > 0 { throw failure("The entry has fewer bytes than were announced.") }
        try check(archive_write_finish_entry(handle))
    }

    /// Writes the list of the entries, after which the file is complete.
    ///
    /// - Throws: ``ArchiveError``, or the error of the handler.
    public func finish() throws {
        try check(archive_write_close(handle))
        isFinished = true
    }

    // MARK: Errors

    /// Throws for warnings, too: of a name, for example, they say that it was changed.
    private func check(_ code: Int32) throws {
        guard code == ARCHIVE_OK else { throw failure("libarchive returned \(code).") }
    }

    /// Gives the file up.
    ///
    /// - Parameter message: Used if neither the handler nor libarchive says what is wrong.
    private func failure(_ message: String) -> any Error {
        let text = archive_error_string(handle).map { String(cString: $0) }
        archive_write_fail(handle)
        return output.error ?? ArchiveError(text ?? message)
    }
}

/// What libarchive's callback knows.
private final class Output {
    private let handler: ZipStream.Handler
    /// The first error of the handler.
    private(set) var error: (any Error)?

    init(_ handler: @escaping ZipStream.Handler) { self.handler = handler }

    /// - Returns: The number of bytes; -1 after an error.
    func take(_ bytes: UnsafeRawBufferPointer) -> Int {
        guard error == nil else { return -1 }
        do {
            try handler(bytes)
            return bytes.count
        } catch {
            self.error = error
            return -1
        }
    }
}
