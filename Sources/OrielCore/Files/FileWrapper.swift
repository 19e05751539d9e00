public import Foundation

/// A file in memory, as documents read and write themselves. Folders and links are not there.
///
/// Foundation has no such class on Linux.
open class FileWrapper: @unchecked Sendable {
    /// The name the file has, if it comes from somewhere.
    open var filename: String?
    /// The name it would like to have.
    open var preferredFilename: String?
    private let contents: Data

    /// A file that holds bytes.
    public init(regularFileWithContents contents: Data) { self.contents = contents }

    /// The file at a place.
    ///
    /// - Throws: An error of Foundation if it cannot be read, as a folder cannot.
    public convenience init(url: URL) throws {
        self.init(regularFileWithContents: try Data(contentsOf: url))
        filename = url.lastPathComponent
        preferredFilename = filename
    }

    open var isRegularFile: Bool { true }

    /// The bytes.
    open var regularFileContents: Data? { contents }
}
