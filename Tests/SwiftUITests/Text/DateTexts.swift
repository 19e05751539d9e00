import SwiftUI

/// Dates with formatters, and date ranges.
struct DateTexts: View {
    let start: Date
    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy-MM-dd"
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        return formatter
    }()

    var body: some View {
        Text(start, formatter: Self.formatter)
        Text("Due \(start, formatter: Self.formatter)")
        Text(start...start.addingTimeInterval(3600))
        Text(DateInterval(start: start, duration: 3600))
        Text("\(start...start.addingTimeInterval(3600))")
    }
}
