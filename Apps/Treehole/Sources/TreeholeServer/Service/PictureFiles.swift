public import Foundation
public import MomentsMedia
import MomentsModel
import ServerKit

/// The storage of pictures, such as a `PhotoLibrary`, which keeps the pixels and drops where and with what they were taken.
public protocol PictureFiles: Sendable {
    /// Decodes an untrusted picture and stores it.
    ///
    /// - Throws: `MediaError`.
    func add(_ data: Data) async throws -> StoredPhoto

    /// Returns the file of a picture, a WebP image; nil if it does not exist.
    func file(hash: String) -> URL?

    /// Removes a picture.
    func remove(hash: String) throws
}

extension PhotoLibrary: PictureFiles {
    public func file(hash: String) -> URL? { file(hash: hash, size: .medium) }

    public func remove(hash: String) throws { try remove(hash, unlessAddedWithin: 60) }
}
