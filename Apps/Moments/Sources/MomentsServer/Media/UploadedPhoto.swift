public import MomentsModel

/// The result of an upload.
public struct UploadedPhoto: Hashable, Sendable {
    /// The ID by which a moment or a profile refers to it.
    public let id: PhotoID
    /// Pixels of the largest size kept.
    public let width: Int
    public let height: Int
    /// The address of the medium size, valid for this person only.
    public let url: String
}
