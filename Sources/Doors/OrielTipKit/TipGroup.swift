public import Observation
internal import OrielCore

/// Several tips, of which one is shown at a time.
///
///     @State private var tips = TipGroup(.ordered) {
///         SearchTip()
///         FavoriteTip()
///     }
///
///     TipView(tips.currentTip as? SearchTip)
@MainActor
public final class TipGroup: Observable {
    /// Which of the tips is shown.
    public enum Priority: Hashable, Sendable {
        /// The first one that may be shown.
        case firstAvailable
        /// The first one that was not shown and closed yet; it waits for its rules.
        case ordered
    }

    private let priority: Priority
    private let tips: [any Tip]

    public init(_ priority: Priority = .firstAvailable, @TipGroupBuilder _ tips: () -> [any Tip]) {
        self.priority = priority
        self.tips = tips()
    }

    /// The tip to show; nil if there is none.
    public var currentTip: (any Tip)? {
        switch priority {
        case .firstAvailable: return tips.first { $0.shouldDisplay }
        case .ordered:
            let next = tips.first { tip in
                if case .invalidated = tip.status { false } else { true }
            }
            return next.flatMap { $0.shouldDisplay ? $0 : nil }
        }
    }
}

/// Builds the tips of a group.
@resultBuilder public struct TipGroupBuilder {
    public static func buildExpression(_ tip: some Tip) -> [any Tip] { [tip] }
    public static func buildExpression(_ tips: [any Tip]) -> [any Tip] { tips }
    public static func buildBlock(_ tips: [any Tip]...) -> [any Tip] { tips.flatMap(\.self) }
    public static func buildOptional(_ tips: [any Tip]?) -> [any Tip] { tips ?? [] }
    public static func buildEither(first tips: [any Tip]) -> [any Tip] { tips }
    public static func buildEither(second tips: [any Tip]) -> [any Tip] { tips }
}
