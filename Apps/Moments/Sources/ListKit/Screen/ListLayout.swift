import DesignKit
import Foundation

/// How the rows of a list stand.
public struct ListLayout: Equatable, Sendable {
    /// Between two rows.
    public var spacing: CGFloat
    /// Left and right of rows where the window is narrow.
    public var margin: CGFloat

    public init(spacing: CGFloat, margin: CGFloat = Spacing.s) {
        self.spacing = spacing
        self.margin = margin
    }

    /// Rows that are cards of their own.
    public static let cards = ListLayout(spacing: Spacing.m)
    /// Small rows, close together.
    public static let compact = ListLayout(spacing: Spacing.xs)
}
