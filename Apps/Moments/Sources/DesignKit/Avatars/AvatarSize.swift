import Foundation

/// How large a face is.
public enum AvatarSize: CGFloat, CaseIterable, Sendable {
    /// In a row of likers.
    case small = 28
    /// Beside a comment.
    case medium = 36
    /// On a card.
    case large = 44
    /// In the account.
    case extraLarge = 64
    /// On the profile header.
    case profile = 92

    /// The diameter in points.
    public var points: CGFloat { rawValue }
}
