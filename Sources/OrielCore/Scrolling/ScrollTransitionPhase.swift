/// The place of a view in the visible part of a scroll view.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
    /// The view is about to appear at the top or leading edge, or has disappeared over it.
    case topLeading
    /// The view is visible.
    case identity
    /// The view is about to appear at the bottom or trailing edge, or has disappeared over it.
    case bottomTrailing

    public var isIdentity: Bool { self == .identity }

    /// The phase as a number: -1 at the top or leading edge, 0 while the view is visible, 1 at the bottom or trailing edge.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}
