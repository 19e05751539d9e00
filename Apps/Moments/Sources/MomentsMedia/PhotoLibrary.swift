import Crypto
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

    private let folder: PhotoFolder
    private let program: PhotoProgram
    private let workers: PhotoWorkers
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
        self.program = program
        self.workers = PhotoWorkers(count: workers, waiting: 32)
        try self.folder.removeUnfinished(olderThan: Date(timeIntervalSinceNow: -3600))
    }

    /// Checks that photos can be decoded, before the first upload.
    ///
    /// - Throws: `MediaError.unavailable` with a detail that says what to do.
    public func check() async throws {
        try await workers.run { [program] cancellation in try program.check(cancellation: cancellation) }
    }

    /// Adds a photo. It is on the disk when this method returns.
    ///
    /// - Throws: `MediaError`; `CancellationError`, and then nothing new is stored.
    public func add(_ data: Data) async throws -> StoredPhoto {
        // Checked before waiting, so that most rejections cost nothing.
        guard data.count <= Limits.photoBytes else {
            throw MediaError.tooLarge(bytes: data.count, limit: Limits.photoBytes)
        }
        _ = try PhotoFormat(of: data)
        return try await workers.run { [folder, program, names] cancellation in
            let renditions = try program.renditions(of: data, cancellation: cancellation)
            let photo = StoredPhoto(
                hash: Self.hash(of: renditions.files[.large] ?? Data()),
                width: renditions.width,
                height: renditions.height,
                preview: renditions.preview
            )
            try names.withLock { try folder.write(renditions.files, hash: photo.hash) }
            return photo
        }
    }

    /// Makes the preview of a photo that was added before there were previews.
    ///
    /// - Throws: `MediaError`, also if there is no such photo; `CancellationError`.
    public func preview(hash: String) async throws -> PhotoPreview {
        guard let file = file(hash: hash, size: .small) else {
            throw MediaError.unavailable(detail: "no file of the photo \(hash)")
        }
        return try await workers.run { [program] cancellation in
            let data: Data
            do {
                data = try Data(contentsOf: file)
            } catch {
                throw MediaError.unavailable(detail: "\(error)")
            }
            return try program.renditions(of: data, cancellation: cancellation).preview
        }
    }

    /// Returns the file of a size of a photo; nil if there is no such photo, or if the text is not a hash.
    public func file(hash: String, size: PhotoSize) -> URL? {
        guard Self.isHash(hash) else { return nil }
        let url = folder.file(hash: hash, size: size)
        return access(url.path, R_OK) == 0 ? url : nil
    }

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

    private static func hash(of data: Data) -> String {
        SHA256.hash(data: data).map { String(format: "%02x", $0) }.joined()
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
