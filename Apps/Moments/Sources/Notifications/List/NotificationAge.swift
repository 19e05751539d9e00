import Foundation

/// How long ago something was, as far as a heading tells.
enum NotificationAge: String, CaseIterable {
    case today
    /// In the six days before today.
    case thisWeek
    case earlier

    /// - Parameter calendar: In whose time zone a day begins.
    init(of date: Date, now: Date, calendar: Calendar) {
        let today = calendar.startOfDay(for: now)
        let weekAgo = calendar.date(byAdding: .day, value: -6, to: today) ?? today
        // What a clock that is ahead has dated is new.
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
