import Foundation

/// The corner radii of the app, in points.
public enum CornerRadius {
    /// Photos in a grid, fields.
    public static let small: CGFloat = 12
    /// Content inside a card.
    public static let medium: CGFloat = 16
    /// Cards.
    public static let card: CGFloat = 24
    /// Cards and the profile header of the classic style.
    public static let classic: CGFloat = 30
    /// The profile header.
    public static let header: CGFloat = 36
}
