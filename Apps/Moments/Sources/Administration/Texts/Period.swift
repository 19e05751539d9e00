import SwiftUI

/// How long a suspension or an announcement lasts.
public enum Period: CaseIterable, Sendable {
    case day
    case week
    case month
    case unlimited

    /// The number of days; nil for no end.
    public var days: Int? {
        switch self {
        case .day: 1
        case .week: 7
        case .month: 30
        case .unlimited: nil
        }
    }

    /// - Parameter unlimited: The text for no end.
    func text(unlimited: Text) -> Text {
        switch self {
        case .day: Text("1 day")
        case .week: Text("1 week")
        case .month: Text("1 month")
        case .unlimited: unlimited
        }
    }
}
