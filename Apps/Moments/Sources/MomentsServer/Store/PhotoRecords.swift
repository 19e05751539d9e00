public import Foundation
public import MomentsMedia
public import MomentsModel

public struct PhotoRecord: Hashable, Sendable {
    public var id: PhotoID
    /// SHA-256 of the largest size, in hexadecimal; the name of its files.
    public var hash: String
    /// Pixels of the largest size.
    public var width: Int
    public var height: Int
    public var altText: String
    /// A WebP file of 16 pixels; nil for a photo from an earlier version.
    public var preview: Data?
}

/// A photo whose files are already stored.
public struct NewPhoto: Sendable {
    public var hash: String
    public var width: Int
    public var height: Int
    public var preview: PhotoPreview?
    /// The sum of the bytes of all sizes.
    public var bytes: Int

    public init(hash: String, width: Int, height: Int, preview: PhotoPreview? = nil, bytes: Int = 0) {
        self.hash = hash
        self.width = width
        self.height = height
        self.preview = preview
        self.bytes = bytes
    }
}
