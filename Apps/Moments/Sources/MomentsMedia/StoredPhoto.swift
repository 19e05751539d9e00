/// A photo whose files are stored.
public struct StoredPhoto: Hashable, Sendable {
    /// SHA-256 of the largest size, in hexadecimal; the name of its files.
    public let hash: String
    /// Pixels of the largest size.
    public let width: Int
    public let height: Int
    public let preview: PhotoPreview
    /// The sum of the bytes of all sizes.
    public let bytes: Int

    public init(hash: String, width: Int, height: Int, preview: PhotoPreview, bytes: Int) {
        self.hash = hash
        self.width = width
        self.height = height
        self.preview = preview
        self.bytes = bytes
    }
}
