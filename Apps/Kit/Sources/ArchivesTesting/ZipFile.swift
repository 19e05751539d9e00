import CArchive
public import Foundation

/// A ZIP file that was read as a whole, for tests of what writes such files.
public struct ZipFile {
    /// An entry of the file.
    public struct Entry {
        public let name: String
        public let date: Date
        public let bytes: Data

        public var text: String { String(decoding: bytes, as: UTF8.self) }
    }

    /// The reason the bytes are no ZIP file, in libarchive's words.
    public struct Damaged: Error {
        public let message: String
    }

    /// In the order of the file.
    public let entries: [Entry]

    /// - Throws: ``Damaged``.
    public init(_ bytes: some ContiguousBytes) throws {
        entries = try bytes.withUnsafeBytes { try Self.entries(of: $0) }
    }

    public var names: [String] { entries.map(\.name) }

    /// Returns the entry with a name; nil if there is none.
    public subscript(name: String) -> Entry? { entries.first { $0.name == name } }

    private static func entries(of bytes: UnsafeRawBufferPointer) throws -> [Entry] {
        guard let archive = archive_read_new() else { throw Damaged(message: "There is no memory for an archive.") }
        defer { archive_read_free(archive) }
        func check(_ code: Int32) throws {
            guard code != ARCHIVE_OK else { return }
            let text = archive_error_string(archive).map { String(cString: $0) }
            throw Damaged(message: text ?? "libarchive returned \(code).")
        }
        // By the list of entries at the end, as programs that open files do.
        try check(archive_read_support_format_zip_seekable(archive))
        try check(archive_read_open_memory(archive, bytes.baseAddress, bytes.count))
        var entries: [Entry] = []
        while true {
            var entry: OpaquePointer?
            let code = carchive_read_header(archive, &entry)
            if code == ARCHIVE_EOF { return entries }
            try check(code)
            var content = Data()
            var block = [UInt8](repeating: 0, count: 64 << 10)
            while true {
                let count = archive_read_data(archive, &block, block.count)
                if count == 0 { break }
                guard count > 0 else {
                    try check(Int32(count))
                    break
                }
                content.append(contentsOf: block[..<count])
            }
            entries.append(
                Entry(
                    name: archive_entry_pathname(entry).map { String(cString: $0) } ?? "",
                    date: Date(timeIntervalSince1970: Double(archive_entry_mtime(entry))),
                    bytes: content
                )
            )
        }
    }
}
