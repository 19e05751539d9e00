import Foundation

/// The spacing values of the app, in points. Layouts use no other values.
///
///     VStack(spacing: Spacing.m) { ... }
public enum Spacing {
    /// 4, between a symbol and its text.
    public static let xxs: CGFloat = 4
    /// 8, between related lines.
    public static let xs: CGFloat = 8
    /// 12, between the parts of a card.
    public static let s: CGFloat = 12
    /// 18, between a card's edge and its content.
    public static let m: CGFloat = 18
    /// 24, between groups.
    public static let l: CGFloat = 24
    /// 32, between sections.
    public static let xl: CGFloat = 32
    /// 40, around a single element.
    public static let xxl: CGFloat = 40
    /// 48, above and below content that fills a page.
    public static let xxxl: CGFloat = 48

    /// All values, smallest first.
    public static let all = [xxs, xs, s, m, l, xl, xxl, xxxl]
}
