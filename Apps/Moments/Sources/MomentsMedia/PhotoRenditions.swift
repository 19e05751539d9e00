public import Foundation
public import MomentsModel

/// A photo in all its sizes and as a preview, encoded as WebP.
public struct PhotoRenditions: Hashable, Sendable {
    /// Pixels of the largest size.
    public var width: Int
    public var height: Int
    public var files: [PhotoSize: Data]
    /// The photo in 16 pixels, shown until a file is loaded; some 100 bytes.
    public var preview: Data

    public init(width: Int, height: Int, files: [PhotoSize: Data], preview: Data) {
        self.width = width
        self.height = height
        self.files = files
        self.preview = preview
    }
}
