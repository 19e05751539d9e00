public import Foundation

/// What is shown of a photo until it has come.
public struct PhotoPreview: Hashable, Sendable {
    /// A WebP file of 16 pixels and some 100 bytes.
    public var picture: Data
    /// The mean red, green and blue of the upper, the middle and the lower third: 9 bytes, for many pictures on a page.
    public var tones: Data

    public static let toneBytes = 9

    public init(picture: Data, tones: Data) {
        self.picture = picture
        self.tones = tones
    }
}
