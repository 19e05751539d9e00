/// The kind of content of a moment.
public enum MomentType: String, Codable, Sendable, CaseIterable {
    /// A link, with a text.
    case url = "URL"
    /// A text, with up to nine photos.
    case photos = "PHOTOS"
}
