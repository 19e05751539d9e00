public import Foundation
public import MomentsMedia
public import MomentsModel

/// Makes files of uploaded photos, and keeps them: a `PhotoLibrary`.
public protocol PhotoFiles: Sendable {
    /// What all its files are, such as `image/webp`.
    static var mediaType: String { get }

    /// Reads a photo of a stranger's bytes, and keeps it in all sizes. Adding it again changes nothing.
    ///
    /// - Throws: `MediaError`.
    func add(_ data: Data) async throws -> StoredPhoto

    /// Where a size of a photo is kept; nil if it is not there.
    func file(hash: String, size: PhotoSize) -> URL?

    /// Removes all sizes of a photo. Removing what is not there is no error.
    func remove(hash: String) throws
}

extension PhotoLibrary: PhotoFiles {
    /// Nobody adds the photo meanwhile: `PhotoUploads` sees to it.
    public func remove(hash: String) throws { try remove(hash, unlessAddedWithin: 0) }
}
