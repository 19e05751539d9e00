/// The configuration of a navigation bar.
public struct NavigationBarItem: Sendable {
    /// The size of a page's title.
    public enum TitleDisplayMode: Sendable {
        /// The same size as on the previous page; large on the root page.
        case automatic
        /// Small, in the bar.
        case inline
        /// Large, under the bar.
        case large
    }
}

extension NavigationBarItem.TitleDisplayMode {
    /// The value of the element's attribute; nil for automatic.
    var attribute: String? {
        switch self {
        case .automatic: nil
        case .inline: "inline"
        case .large: "large"
        }
    }
}
