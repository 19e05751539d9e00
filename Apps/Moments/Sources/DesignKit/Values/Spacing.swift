import Foundation

/// The distances between things; all others are mistakes.
///
///     VStack(spacing: Spacing.m) { ... }
public enum Spacing {
    /// 4, between a symbol and its word.
    public static let xxs: CGFloat = 4
    /// 8, between lines that belong together.
    public static let xs: CGFloat = 8
    /// 12, between the parts of a card.
    public static let s: CGFloat = 12
    /// 18, from a card's edge to what is in it.
    public static let m: CGFloat = 18
    /// 24, between groups.
    public static let l: CGFloat = 24
    /// 32, between sections.
    public static let xl: CGFloat = 32
    /// 40, around what stands alone.
    public static let xxl: CGFloat = 40
    /// 48, above and below what fills a page.
    public static let xxxl: CGFloat = 48

    /// All of them, from the smallest.
    public static let all = [xxs, xs, s, m, l, xl, xxl, xxxl]
}
