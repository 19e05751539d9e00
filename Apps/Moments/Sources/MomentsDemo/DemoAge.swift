import Foundation

/// The age of an event: `142d 18:20` (days before today, at a time of day), `5h` or `4m`.
///
/// Demo data has no absolute dates, so it is equally recent on any day on which it is first opened.
enum DemoAge: Hashable, Sendable {
    case days(Int, hour: Int, minute: Int)
    case minutes(Int)

    init?(_ text: some StringProtocol) {
        let parts = text.split(separator: " ")
        guard let first = parts.first, let unit = first.last, let count = Int(first.dropLast()), count >= 0 else {
            return nil
        }
        switch (unit, parts.count) {
        case ("m", 1): self = .minutes(count)
        case ("h", 1): self = .minutes(count * 60)
        case ("d", 2) where count > 0:
            let time = parts[1].split(separator: ":").compactMap { Int($0) }
            guard time.count == 2, (0..<24).contains(time[0]), (0..<60).contains(time[1]) else { return nil }
            self = .days(count, hour: time[0], minute: time[1])
        default: return nil
        }
    }

    func date(before now: Date, in calendar: Calendar) -> Date {
        switch self {
        case .minutes(let count):
            return now.addingTimeInterval(-60 * Double(count))
        case .days(let count, let hour, let minute):
            var day = calendar.dateComponents([.year, .month, .day], from: now)
            day.day = (day.day ?? 1) - count
            day.hour = hour
            day.minute = minute
            return calendar.date(from: day) ?? now.addingTimeInterval(-86_400 * Double(count))
        }
    }
}
