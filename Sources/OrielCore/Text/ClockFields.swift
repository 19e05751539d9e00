import Foundation

/// The fields of a clock: hours, minutes, seconds and fractions.
struct ClockFields: Codable, Hashable, Sendable {
    let showsHours: Bool
    let maxFieldCount: Int
    let maxPrecision: Duration

    /// The smallest step in seconds.
    private var precision: TimeInterval { max(maxPrecision / .seconds(1), 0.001) }

    /// Returns the text of a time. Fields beyond the maximum count are cut off at the end.
    func text(of time: TimeInterval, rounded rule: FloatingPointRoundingRule) -> String {
        // A time that is a step but for the error of its last bit belongs to the step.
        let steps = (time / precision + (rule == .up ? -1e-6 : 1e-6)).rounded(rule)
        let milliseconds = Int(saturating: min((max(steps, 0) * precision * 1000).rounded(), 1e14))
        let seconds = milliseconds / 1000
        let hasHours = showsHours && seconds >= 3600
        var fields = hasHours ? ["\(seconds / 3600)", padded(seconds / 60 % 60)] : ["\(seconds / 60)"]
        if precision < 60 { fields.append(padded(seconds % 60)) }
        let isCut = fields.count >= maxFieldCount
        let text = fields.prefix(max(maxFieldCount, 1)).joined(separator: ":")
        let digits = precision >= 1 ? 0 : precision >= 0.1 ? 1 : precision >= 0.01 ? 2 : 3
        guard digits > 0, !isCut else { return text }
        return text + "." + padded(milliseconds % 1000, to: 3).prefix(digits)
    }

    private func padded(_ number: Int, to count: Int = 2) -> String {
        String(repeating: "0", count: max(count - "\(number)".count, 0)) + "\(number)"
    }

    /// Returns the first step after a time.
    func step(after time: TimeInterval) -> TimeInterval { ((time / precision + 1e-6).rounded(.down) + 1) * precision }

    /// Returns the last step before a time.
    func step(before time: TimeInterval) -> TimeInterval { ((time / precision - 1e-6).rounded(.up) - 1) * precision }
}

/// The fields of a distance between dates, from years to seconds.
struct DistanceFields: Codable, Hashable, Sendable {
    let anchor: Date
    let fields: Set<Date.ComponentsFormatStyle.Field>
    let maxCount: Int
    private(set) var locale = Locale.autoupdatingCurrent

    init(anchor: Date, fields: Set<Date.ComponentsFormatStyle.Field>, maxCount: Int) {
        (self.anchor, self.fields, self.maxCount) = (anchor, fields.isEmpty ? [.second] : fields, max(maxCount, 1))
    }

    func `in`(_ locale: Locale) -> DistanceFields {
        var copy = self
        copy.locale = locale
        return copy
    }

    private static let units: [(field: Date.ComponentsFormatStyle.Field, unit: Calendar.Component, seconds: Double)] = [
        (.year, .year, 31_536_000), (.month, .month, 2_592_000), (.week, .weekOfYear, 604_800), (.day, .day, 86_400),
        (.hour, .hour, 3600), (.minute, .minute, 60), (.second, .second, 1),
    ]

    private var units: [(field: Date.ComponentsFormatStyle.Field, unit: Calendar.Component, seconds: Double)] {
        Self.units.filter { fields.contains($0.field) }
    }

    /// Returns the largest field and those next to it: `2 hr, 23 min`.
    func text(at date: Date) -> String {
        let units = units
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        let components = calendar.dateComponents(
            Set(units.map(\.unit)),
            from: min(date, anchor),
            // The distance is in whole seconds, rounded as in texts that count.
            to: min(date, anchor).addingTimeInterval(wholeSeconds(at: date))
        )
        let values = units.map { components.value(for: $0.unit) ?? 0 }
        let first = values.firstIndex { $0 != 0 } ?? values.count - 1
        let shown = (first..<min(first + maxCount, values.count)).filter { $0 == first || values[$0] != 0 }
        let words = UnitWords(locale: locale, isWide: maxCount == 1)
        return shown.map { words.text(values[$0], units[$0].unit) }.joined(separator: ", ")
    }

    private func wholeSeconds(at date: Date) -> TimeInterval {
        let length = abs(date.timeIntervalSince(anchor))
        return min((date < anchor ? length - 1e-6 : length + 1e-6).rounded(date < anchor ? .up : .down), 1e11)
    }

    /// Whether the distance of a date is at least one unit.
    func reaches(_ field: Date.ComponentsFormatStyle.Field, at date: Date) -> Bool {
        let seconds = Self.units.first { $0.field == field }?.seconds ?? .infinity
        return abs(date.timeIntervalSince(anchor)) >= seconds
    }

    /// Returns the next date at which the text may change: a minute before or after an hour, and so on.
    func change(after date: Date) -> Date {
        anchor.addingTimeInterval(step(at: date).after(date.timeIntervalSince(anchor)))
    }

    func change(before date: Date) -> Date {
        anchor.addingTimeInterval(step(at: date).before(date.timeIntervalSince(anchor)))
    }

    private func step(at date: Date) -> Step {
        let length = abs(date.timeIntervalSince(anchor))
        let units = units
        let first = units.firstIndex { length >= $0.seconds } ?? units.count - 1
        let smallest = units[min(first + maxCount, units.count) - 1].seconds
        // Months and years have no fixed length; they change with a day.
        return Step(length: min(smallest, 3600))
    }

    private struct Step {
        let length: Double

        func after(_ time: Double) -> Double { ((time / length + 1e-6).rounded(.down) + 1) * length }
        func before(_ time: Double) -> Double { ((time / length - 1e-6).rounded(.up) - 1) * length }
    }
}
