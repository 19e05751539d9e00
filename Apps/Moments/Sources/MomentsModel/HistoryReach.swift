/// How far back friends see a person's moments.
public enum HistoryReach: String, Codable, Sendable, CaseIterable {
    case all = "ALL"
    /// 183 days.
    case halfYear = "HALF_YEAR"
    /// 31 days.
    case month = "MONTH"
    case threeDays = "THREE_DAYS"

    /// The days; nil for all.
    public var days: Int? {
        switch self {
        case .all: nil
        case .halfYear: 183
        case .month: 31
        case .threeDays: 3
        }
    }
}
