/// A tab of the app; the raw value is its part of an address, except for the first one's, which has none.
public enum AppTab: String, CaseIterable, Codable, Sendable {
    case timeline
    case friends
    case notifications
    case account

    /// The tab that shows at the root address.
    public static let first = AppTab.timeline
}
