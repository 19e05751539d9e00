public import Foundation
public import MomentsMedia
public import MomentsModel

/// The storage for the files of uploaded photos, such as a `PhotoLibrary`.
public protocol PhotoFiles: Sendable {
    /// The media type of all its files, such as `image/webp`.
    static var mediaType: String { get }

    /// Decodes an untrusted photo, and stores it in all sizes. Adding it again changes nothing.
    ///
    /// - Throws: `MediaError`, also for a photo of more than `Limits.photoBytes`.
    func add(_ data: Data) async throws -> StoredPhoto

    /// Makes the preview of a photo from its files.
    ///
    /// - Throws: `MediaError`
    func preview(hash: String) async throws -> PhotoPreview

    /// Returns the file of a size of a photo; nil if it does not exist.
    func file(hash: String, size: PhotoSize) -> URL?

    /// Removes all sizes of a photo. Removing a missing photo is not an error.
    func remove(hash: String) throws
}

extension PhotoLibrary: PhotoFiles {
    /// `PhotoUploads` ensures that the photo is not being added at the same time.
    public func remove(hash: String) throws { try remove(hash, unlessAddedWithin: 0) }
}
