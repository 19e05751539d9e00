/// What a moment is about.
public enum MomentType: String, Codable, Sendable, CaseIterable {
    /// A link, with a text.
    case url = "URL"
    /// A text, with up to nine photos.
    case photos = "PHOTOS"
}
