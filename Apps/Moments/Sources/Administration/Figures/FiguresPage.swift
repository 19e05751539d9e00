import MomentsModel
import MomentsRepositories

/// The content of the page with figures.
public struct FiguresPage: Equatable, Sendable {
    /// What is chosen. The content may still be that of the range before.
    public var range = FiguresRange.month
    /// Nil until it is known.
    public var content: FiguresContent?
    /// The error of the last attempt to load the figures.
    public var failure: RepoError?
}

/// The figures of a range, and what they are compared with.
public struct FiguresContent: Equatable, Sendable {
    public let range: FiguresRange
    /// The days of the range, oldest first, today included; empty for a server without figures.
    public let days: [DailyFigures]
    public let cards: [FiguresCard]
    public let series: [FiguresSeries]

    /// - Parameter figures: Those of the range and of the range before, oldest first.
    public init(_ figures: [DailyFigures], range: FiguresRange) {
        self.range = range
        let shown = Array(figures.suffix(range.days))
        // A part of the range before would make everything look like growth.
        let before = figures.count >= 2 * range.days ? Array(figures.dropLast(range.days).suffix(range.days)) : []
        days = shown
        cards = FiguresMeasure.allCases.compactMap { FiguresCard($0, of: shown, before: before) }
        series = FiguresMeasure.allCases.compactMap { FiguresSeries($0, of: shown, range: range) }
    }
}
