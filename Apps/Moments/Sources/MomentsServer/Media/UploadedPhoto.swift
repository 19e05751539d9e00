public import MomentsModel

/// What a person is told of a photo that has arrived.
public struct UploadedPhoto: Hashable, Sendable {
    /// By which a moment or a profile names it.
    public let id: PhotoID
    /// Pixels of the largest size kept.
    public let width: Int
    public let height: Int
    /// The address of the medium size, good for this person only.
    public let url: String
}
