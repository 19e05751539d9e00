import Crypto
public import Foundation
public import MomentsModel

/// Decodes uploaded photos and encodes them in all sizes, in a separate process for each, a few at a time. Only the pixels are kept.
public struct PhotoDecoder: Sendable {
    private let program: PhotoProgram
    private let workers: PhotoWorkers

    /// - Parameters:
    ///   - program: The program that decodes the photos; by default the one in this program's folder.
    ///   - workers: The number of photos processed at a time; each uses a core.
    public init(program: PhotoProgram = PhotoProgram(), workers: Int = 2) {
        self.program = program
        self.workers = PhotoWorkers(count: workers, waiting: 32)
    }

    /// Checks that photos can be decoded, before the first upload.
    ///
    /// - Returns: The protections that the system does not offer to the program that decodes them, each with the reason.
    /// - Throws: `MediaError.unavailable` with a detail that says what to do.
    @discardableResult
    public func check() async throws -> [String] {
        try await workers.run { [program] cancellation in try program.check(cancellation: cancellation) }
    }

    /// Decodes a photo, unless its sizes need more bytes than `room`.
    ///
    /// - Parameter keep: Stores the files, on a thread that may be blocked.
    /// - Returns: The photo and its files.
    /// - Throws: `MediaError`, `.noRoom` if it needs more; `CancellationError`; the error of `keep`.
    public func photo(
        _ data: Data,
        room: Int?,
        keep: @escaping @Sendable (StoredPhoto, [PhotoSize: Data]) throws -> Void = { _, _ in }
    ) async throws -> (photo: StoredPhoto, files: [PhotoSize: Data]) {
        // Checked before waiting, so that most rejections cost nothing.
        guard data.count <= Limits.photoBytes else {
            throw MediaError.tooLarge(bytes: data.count, limit: Limits.photoBytes)
        }
        _ = try PhotoFormat(of: data)
        return try await workers.run { [program] cancellation in
            let renditions = try program.renditions(of: data, cancellation: cancellation)
            let photo = StoredPhoto(
                hash: Self.hash(of: renditions.files[.large] ?? Data()),
                width: renditions.width,
                height: renditions.height,
                preview: renditions.preview,
                bytes: renditions.files.values.reduce(0) { $0 + $1.count }
            )
            if let room, photo.bytes > room { throw MediaError.noRoom(bytes: photo.bytes) }
            try keep(photo, renditions.files)
            return (photo: photo, files: renditions.files)
        }
    }

    /// Makes the preview of a photo of a library.
    ///
    /// - Throws: `MediaError`, `CancellationError`.
    public func preview(of file: URL) async throws -> PhotoPreview {
        try await workers.run { [program] cancellation in
            let data: Data
            do {
                data = try Data(contentsOf: file)
            } catch {
                throw MediaError.unavailable(detail: "\(error)")
            }
            return try program.renditions(of: data, cancellation: cancellation).preview
        }
    }

    /// The name of a photo's files: the SHA-256 of the largest, in hexadecimal.
    public static func hash(of large: Data) -> String {
        SHA256.hash(data: large).map { String(format: "%02x", $0) }.joined()
    }
}
