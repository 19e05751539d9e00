import DesignKit
import Foundation

/// The layout of a list's rows.
public struct ListLayout: Equatable, Sendable {
    /// The space between rows.
    public var spacing: CGFloat
    /// The horizontal margin of rows in a narrow window.
    public var margin: CGFloat

    public init(spacing: CGFloat, margin: CGFloat = Spacing.s) {
        self.spacing = spacing
        self.margin = margin
    }

    /// For rows that are cards.
    public static let cards = ListLayout(spacing: Spacing.m)
    /// For small, closely spaced rows.
    public static let compact = ListLayout(spacing: Spacing.xs)
}
