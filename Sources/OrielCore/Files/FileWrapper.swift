public import Foundation

/// A file in memory, for reading and writing documents. Folders and links are not supported.
///
/// Foundation lacks this class on Linux.
// Unchecked, as Apple's: an app changes a wrapper before it passes it on.
open class FileWrapper: @unchecked Sendable {
    /// The name of the file that the wrapper was read from; nil if it was not read from a file.
    open var filename: String?
    /// The preferred name of the file.
    open var preferredFilename: String?
    private let contents: Data

    /// Creates a file with the given bytes.
    public init(regularFileWithContents contents: Data) { self.contents = contents }

    /// Reads the file at a URL.
    ///
    /// - Throws: A Foundation error if it cannot be read, for example because it is a folder.
    public convenience init(url: URL) throws {
        self.init(regularFileWithContents: try Data(contentsOf: url))
        filename = url.lastPathComponent
        preferredFilename = filename
    }

    open var isRegularFile: Bool { true }

    /// The bytes of the file.
    open var regularFileContents: Data? { contents }
}
