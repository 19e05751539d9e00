import Foundation

/// How round corners are.
public enum CornerRadius {
    /// Photos in a grid, fields.
    public static let small: CGFloat = 12
    /// What lies on a card.
    public static let medium: CGFloat = 16
    /// Cards.
    public static let card: CGFloat = 24
    /// The profile header.
    public static let header: CGFloat = 36
}
