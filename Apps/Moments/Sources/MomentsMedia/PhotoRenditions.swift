public import Foundation
public import MomentsModel

/// A photo in all its sizes and as a preview, encoded as WebP.
public struct PhotoRenditions: Hashable, Sendable {
    /// Pixels of the largest size.
    public var width: Int
    public var height: Int
    public var files: [PhotoSize: Data]
    public var preview: PhotoPreview

    public init(width: Int, height: Int, files: [PhotoSize: Data], preview: PhotoPreview) {
        self.width = width
        self.height = height
        self.files = files
        self.preview = preview
    }
}
