import MomentsModel

extension HistoryReach {
    /// The age in milliseconds up to which friends see moments.
    var milliseconds: Int64 { days.map { Int64($0) * 86_400_000 } ?? 1_000_000_000_000_000 }

    /// - Returns: Nil if no reach has this length.
    init?(milliseconds: Int64) {
        guard let reach = Self.allCases.first(where: { $0.milliseconds == milliseconds }) else { return nil }
        self = reach
    }
}
