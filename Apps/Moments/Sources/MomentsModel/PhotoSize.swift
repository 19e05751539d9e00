/// The sizes in which photos are stored, each with its longest edge in pixels.
public enum PhotoSize: String, Codable, Sendable, CaseIterable {
    /// For grids and avatars.
    case small = "SMALL"
    /// For one photo on a card, and for a phone's screen.
    case medium = "MEDIUM"
    /// For the viewer on a large screen.
    case large = "LARGE"

    public var longestEdge: Int {
        switch self {
        case .small: 480
        case .medium: 1080
        case .large: 2048
        }
    }
}
