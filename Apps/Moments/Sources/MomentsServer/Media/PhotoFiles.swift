public import Foundation
public import MomentsMedia
public import MomentsModel

/// The storage for the files of uploaded photos: a `PhotoLibrary`, or a `PhotoBucket`.
public protocol PhotoFiles: Sendable {
    /// The media type of all its files, such as `image/webp`.
    static var mediaType: String { get }

    /// Decodes an untrusted photo, and stores it in all sizes. Adding it again changes nothing.
    ///
    /// - Parameter room: The most bytes of all sizes together; nil for no limit.
    /// - Throws: `MediaError`, also for a photo of more than `Limits.photoBytes`; `.noRoom` if it needs more than `room`, and then nothing
    ///   is stored.
    func add(_ data: Data, room: Int?) async throws -> StoredPhoto

    /// Makes the preview of a photo from its files.
    ///
    /// - Throws: `MediaError`
    func preview(hash: String) async throws -> PhotoPreview

    /// Returns the file of a size of a photo, to be opened at once; nil if it does not exist.
    ///
    /// - Throws: `MediaError` if that is not known now.
    func file(hash: String, size: PhotoSize) async throws -> URL?

    /// Returns a size of a photo, to be sent at once; nil if it does not exist.
    ///
    /// - Throws: `MediaError` if that is not known now.
    func content(hash: String, size: PhotoSize) async throws -> PhotoContent?

    /// Whether a size of a photo exists.
    ///
    /// - Throws: `MediaError`
    func has(hash: String, size: PhotoSize) async throws -> Bool

    /// Returns the bytes of all sizes of a photo; 0 if it does not exist.
    ///
    /// - Throws: `MediaError`
    func size(hash: String) async throws -> Int

    /// Removes all sizes of a photo. Removing a missing photo is not an error.
    ///
    /// - Throws: `MediaError`
    func remove(hash: String) async throws

    /// Removes all sizes of a photo unless it is in use, also while other machines add it.
    ///
    /// - Parameter isUsed: Whether the photo has a record.
    /// - Returns: False if it is in use.
    /// - Throws: `MediaError`, the error of `isUsed`
    func remove(hash: String, unless isUsed: @escaping @Sendable () async throws -> Bool) async throws -> Bool
}

extension PhotoFiles {
    /// Decodes an untrusted photo, and stores it in all sizes, however many bytes they need.
    public func add(_ data: Data) async throws -> StoredPhoto { try await add(data, room: nil) }

    public func content(hash: String, size: PhotoSize) async throws -> PhotoContent? {
        try await file(hash: hash, size: size).map(PhotoContent.file)
    }

    public func has(hash: String, size: PhotoSize) async throws -> Bool {
        try await file(hash: hash, size: size) != nil
    }
}

extension PhotoFiles {
    /// For files that no other machine shares.
    public func remove(hash: String, unless isUsed: @escaping @Sendable () async throws -> Bool) async throws -> Bool {
        if try await isUsed() { return false }
        try await remove(hash: hash)
        return true
    }
}

extension PhotoLibrary: PhotoFiles {
    /// `PhotoUploads` ensures that the photo is not being added by this process at the same time.
    public func remove(hash: String) throws { try remove(hash, unlessAddedWithin: 0) }

    public func remove(hash: String, unless isUsed: @escaping @Sendable () async throws -> Bool) async throws -> Bool {
        guard PhotoHash.isValid(hash) else { return true }
        do {
            return try await FolderPhotoPlace(url: url).removeFiles(ofPhoto: hash, unless: isUsed)
        } catch let error as BackupError {
            throw MediaError.unavailable(detail: error.description)
        } catch let error as CocoaError {
            throw MediaError.unavailable(detail: "\(error)")
        }
    }
}
