/// A tab of the app. The raw value is its path component; the first tab has none.
public enum AppTab: String, CaseIterable, Codable, Sendable {
    case timeline
    case friends
    case notifications
    case account

    /// The tab at the root address.
    public static let first = AppTab.timeline
}
