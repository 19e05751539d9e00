/// How a navigation bar is configured.
public struct NavigationBarItem: Sendable {
    /// How large a page's title is.
    public enum TitleDisplayMode: Sendable {
        /// As the page below; large on the first.
        case automatic
        /// Small, in the bar.
        case inline
        /// Large, under the bar.
        case large
    }
}

extension NavigationBarItem.TitleDisplayMode {
    /// Nil for automatic.
    var attribute: String? {
        switch self {
        case .automatic: nil
        case .inline: "inline"
        case .large: "large"
        }
    }
}
