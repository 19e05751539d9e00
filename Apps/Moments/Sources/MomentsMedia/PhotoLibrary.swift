public import Foundation
public import MomentsModel
import Synchronization

/// A library that stores uploaded photos in a folder, in all sizes, under the hash of their content.
///
/// Uploads are decoded and re-encoded in a separate process; only the pixels are kept. Identical photos are stored once.
///
///     let library = try PhotoLibrary(folder: data.appendingPathComponent("photos"))
///     let photo = try await library.add(upload)
///     library.file(hash: photo.hash, size: .small)   // …/photos/3f/9a….small.webp
public struct PhotoLibrary: Sendable {
    /// The media type of all files in the library.
    public static let mediaType = "image/webp"

    /// The folder.
    public var url: URL { folder.url }

    private let folder: PhotoFolder
    private let decoder: PhotoDecoder
    /// Held while files are added or removed, so that a photo that is added again is not deleted at the same time.
    private let names = Lock()

    /// Opens a folder, creates it if needed, and deletes incomplete files that are at least an hour old.
    ///
    /// - Parameters:
    ///   - program: The program that decodes the photos; by default the one in this program's folder.
    ///   - workers: The number of photos processed at a time; each uses a core.
    /// - Throws: `MediaError.unavailable`
    public init(folder: URL, program: PhotoProgram = PhotoProgram(), workers: Int = 2) throws {
        self.folder = try PhotoFolder(folder)
        decoder = PhotoDecoder(program: program, workers: workers)
        try self.folder.removeUnfinished(olderThan: Date(timeIntervalSinceNow: -3600))
    }

    /// Checks that photos can be decoded, before the first upload.
    ///
    /// - Returns: The protections that the system does not offer to the program that decodes them, each with the reason.
    /// - Throws: `MediaError.unavailable` with a detail that says what to do.
    @discardableResult
    public func check() async throws -> [String] { try await decoder.check() }

    /// Adds a photo. It is on the disk when this method returns.
    ///
    /// - Throws: `MediaError`; `CancellationError`, and then nothing new is stored.
    public func add(_ data: Data) async throws -> StoredPhoto { try await add(data, room: nil) }

    /// Adds a photo, unless its sizes need more bytes than `room`; then nothing is stored.
    ///
    /// - Throws: `MediaError`, `.noRoom` if it needs more; `CancellationError`, and then nothing new is stored.
    public func add(_ data: Data, room: Int?) async throws -> StoredPhoto {
        try await decoder.photo(data, room: room) { [folder, names] photo, files in
            try names.withLock { try folder.write(files, hash: photo.hash) }
        }.photo
    }

    /// Makes the preview of a photo that was added before there were previews.
    ///
    /// - Throws: `MediaError`, also if there is no such photo; `CancellationError`.
    public func preview(hash: String) async throws -> PhotoPreview {
        guard let file = file(hash: hash, size: .small) else {
            throw MediaError.unavailable(detail: "no file of the photo \(hash)")
        }
        return try await decoder.preview(of: file)
    }

    /// Returns the file of a size of a photo; nil if there is no such photo, or if the text is not a hash.
    public func file(hash: String, size: PhotoSize) -> URL? {
        guard Self.isHash(hash) else { return nil }
        let url = folder.file(hash: hash, size: size)
        return access(url.path, R_OK) == 0 ? url : nil
    }

    /// Returns the bytes of all sizes of a photo; 0 if there is no such photo, or if the text is not a hash.
    ///
    /// - Throws: `MediaError.unavailable`
    public func size(hash: String) throws -> Int { try Self.isHash(hash) ? folder.size(hash: hash) : 0 }

    /// Returns the path of a file of a photo in the folder of a library.
    ///
    /// - Parameter hash: 64 hexadecimal digits.
    public static func path(hash: String, size: PhotoSize) -> String { PhotoFolder.path(hash: hash, size: size) }

    /// Deletes the files of a photo that nothing refers to any more.
    ///
    /// - Parameter age: A photo that was added again within this time is kept, because it is about to be used.
    /// - Returns: False if the photo was kept.
    /// - Throws: `MediaError.unavailable`
    @discardableResult
    public func remove(_ hash: String, unlessAddedWithin age: TimeInterval = 3600) throws -> Bool {
        guard Self.isHash(hash) else { return true }
        return try names.withLock {
            if let written = folder.written(hash: hash), written.timeIntervalSinceNow > -age { return false }
            try folder.remove(hash: hash)
            return true
        }
    }

    /// Whether a text is 64 lowercase hexadecimal digits; no other text may become part of a path.
    private static func isHash(_ text: String) -> Bool {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        let letters = UInt8(ascii: "a")...UInt8(ascii: "f")
        return text.utf8.count == 64 && text.utf8.allSatisfy { digits.contains($0) || letters.contains($0) }
    }
}

/// A lock shared by the copies of a value.
private final class Lock: Sendable {
    private let mutex = Mutex(())

    func withLock<Output>(_ body: () throws -> Output) rethrows -> Output {
        try mutex.withLock { _ in try body() }
    }
}
