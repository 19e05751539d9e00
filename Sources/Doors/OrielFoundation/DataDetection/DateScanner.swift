internal import Foundation

/// Finds the dates in a text: `2026-05-01`, `5/1/2026`, `1.5.2026`, `May 1, 2026`, `1 May`, `2026年5月1日`, and days such as
/// "tomorrow", each with a time after it.
///
/// Names of months and days are those of English and of a locale. At each place a fixed number of tokens is looked at.
struct DateScanner {
    private let reader: DateReader
    private let calendar: Calendar

    init(_ units: [UInt16], locale: Locale = .current, timeZone: TimeZone = .current, now: Date = Date()) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        self.calendar = calendar
        reader = DateReader(
            tokens: DateToken.tokens(of: units),
            names: DateNames(locale: locale),
            today: calendar.dateComponents([.year, .month, .day], from: now),
            readsMonthFirst: locale.region == .unitedStates || locale.region == nil
        )
    }

    var results: [DetectedResult] {
        var reader = reader
        var results: [DetectedResult] = []
        while reader.next < reader.tokens.count {
            let start = reader.next
            if let day = reader.day(), !isPartOfNumber(start..<reader.next), let result = result(day, start, &reader) {
                results.append(result)
            } else {
                reader.next = start + 1
            }
        }
        return results
    }

    /// Whether tokens belong to a longer number, such as that of a version or of a phone.
    private func isPartOfNumber(_ range: Range<Int>) -> Bool {
        isConnected(range.lowerBound - 1, to: range.lowerBound - 2)
            || isConnected(range.upperBound, to: range.upperBound + 1)
    }

    private func isConnected(_ index: Int, to other: Int) -> Bool {
        let tokens = reader.tokens
        guard tokens.indices.contains(index), tokens.indices.contains(other),
            case .mark(let mark) = tokens[index].token,
            [.dot, .hyphen, .slash, .plus].contains(mark), case .number = tokens[other].token
        else { return false }
        return true
    }

    private func result(_ day: DateComponents, _ start: Int, _ reader: inout DateReader) -> DetectedResult? {
        var components = day
        components.hour = day.hour ?? 12
        var calendar = calendar
        let time = reader.attempt { $0.time() }
        if let time {
            components.hour = time.hour
            components.minute = time.minute
            components.second = time.second
            if let zone = time.timeZone { calendar.timeZone = zone }
        }
        guard let date = calendar.date(from: components),
            // There is no 30th of February.
            calendar.dateComponents([.day], from: date).day == day.day
        else { return nil }
        let range = reader.tokens[start].range.lowerBound..<reader.tokens[reader.next - 1].range.upperBound
        return DetectedResult(.date(date, time?.timeZone), range: NSRange(range))
    }
}
