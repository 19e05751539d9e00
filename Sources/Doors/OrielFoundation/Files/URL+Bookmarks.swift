public import Foundation

extension URL {
    public typealias BookmarkCreationOptions = NSURL.BookmarkCreationOptions
    public typealias BookmarkResolutionOptions = NSURL.BookmarkResolutionOptions

    /// Returns data from which the address of a file can be read later, for example from `UserDefaults`.
    ///
    ///     let bookmark = try url.bookmarkData(options: .minimalBookmark)
    ///     var isStale = false
    ///     let file = try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale)
    ///
    /// Apple's bookmarks find a file that has been moved. These contain its path: a file that has been moved is missing.
    ///
    /// - Parameters:
    ///   - options: Without effect: the server can open the file without a permission in the bookmark.
    ///   - keys: Without effect: bookmarks contain no resource values.
    ///   - url: Without effect: the path is absolute.
    /// - Throws: A `CocoaError` if the URL is not a file URL, or if the file does not exist.
    public func bookmarkData(
        options: BookmarkCreationOptions = [],
        includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
        relativeTo url: URL? = nil
    ) throws -> Data {
        guard isFileURL else { throw CocoaError.error(.fileReadUnsupportedScheme, url: self) }
        let bookmark = Bookmark(path: standardizedFileURL.path(percentEncoded: false), isFolder: hasDirectoryPath)
        guard bookmark.exists else { throw CocoaError.error(.fileReadNoSuchFile, url: self) }
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return try encoder.encode(bookmark)
    }

    /// Reads the address of a file from the data of a bookmark.
    ///
    /// - Parameter bookmarkDataIsStale: Set to false: a file that has been moved is missing, not stale.
    /// - Throws: A `CocoaError`: `.fileReadCorruptFile` if the data is no bookmark, `.fileNoSuchFile` if the file does not
    ///   exist any longer.
    public init(
        resolvingBookmarkData data: Data,
        options: BookmarkResolutionOptions = [],
        relativeTo url: URL? = nil,
        bookmarkDataIsStale: inout Bool
    ) throws {
        let bookmark: Bookmark
        do {
            bookmark = try PropertyListDecoder().decode(Bookmark.self, from: data)
        } catch {
            throw CocoaError(.fileReadCorruptFile, userInfo: [NSUnderlyingErrorKey: error])
        }
        let file = URL(filePath: bookmark.path, directoryHint: bookmark.isFolder ? .isDirectory : .notDirectory)
        guard bookmark.exists else { throw CocoaError.error(.fileNoSuchFile, url: file) }
        bookmarkDataIsStale = false
        self = file
    }

    /// Writes a bookmark to a file, which `URL(resolvingAliasFileAt:)` reads.
    public static func writeBookmarkData(_ data: Data, to url: URL) throws { try data.write(to: url, options: .atomic) }

    /// Reads the bookmark in a file.
    public static func bookmarkData(withContentsOf url: URL) throws -> Data { try Data(contentsOf: url) }

    /// Reads the address of a file from a file that contains a bookmark.
    public init(resolvingAliasFileAt url: URL, options: BookmarkResolutionOptions = []) throws {
        var isStale = false
        try self.init(
            resolvingBookmarkData: URL.bookmarkData(withContentsOf: url),
            options: options,
            bookmarkDataIsStale: &isStale
        )
    }
}

/// What the data of a bookmark contains.
private struct Bookmark: Codable {
    var path: String
    var isFolder: Bool

    var exists: Bool { FileManager.default.fileExists(atPath: path) }
}
