import Foundation

/// The size of an avatar.
public enum AvatarSize: CGFloat, CaseIterable, Sendable {
    /// In a row of people who like a moment, in the classic style.
    case tiny = 20
    /// In a row of people who like a moment.
    case small = 28
    /// Next to a comment.
    case medium = 36
    /// On a card.
    case large = 44
    /// In the account.
    case extraLarge = 64
    /// On the profile header, in the classic style.
    case classicProfile = 80
    /// On the profile header.
    case profile = 92

    /// The width and height in points.
    public var points: CGFloat { rawValue }
}
