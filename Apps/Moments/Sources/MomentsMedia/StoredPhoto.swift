/// A photo whose files are stored.
public struct StoredPhoto: Hashable, Sendable {
    /// SHA-256 of the largest size, in hexadecimal; the name of its files.
    public let hash: String
    /// Pixels of the largest size.
    public let width: Int
    public let height: Int
    public let preview: PhotoPreview

    public init(hash: String, width: Int, height: Int, preview: PhotoPreview) {
        self.hash = hash
        self.width = width
        self.height = height
        self.preview = preview
    }
}
