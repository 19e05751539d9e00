import Foundation

/// The age group of a notification, for section titles.
enum NotificationAge: String, CaseIterable {
    case today
    /// The six days before today.
    case thisWeek
    case earlier

    /// - Parameter calendar: The calendar whose time zone defines days.
    init(of date: Date, now: Date, calendar: Calendar) {
        let today = calendar.startOfDay(for: now)
        let weekAgo = calendar.date(byAdding: .day, value: -6, to: today) ?? today
        // Dates in the future, from a clock that is ahead, count as today.
        self = date >= today ? .today : date >= weekAgo ? .thisWeek : .earlier
    }

    var title: String {
        switch self {
        case .today: "Today"
        case .thisWeek: "This week"
        case .earlier: "Earlier"
        }
    }
}
