internal import Foundation

/// Reads a date and a time from the tokens of a text.
struct DateReader {
    let tokens: [(token: DateToken, range: Range<Int>)]
    let names: DateNames
    /// Without a year in the text, it is that of this day.
    let today: DateComponents
    let readsMonthFirst: Bool
    /// The place of the next token.
    var next = 0

    // MARK: - Tokens

    /// Runs a function, and returns to the current token if it finds nothing.
    mutating func attempt<Value>(_ read: (inout DateReader) -> Value?) -> Value? {
        let start = next
        guard let value = read(&self) else {
            next = start
            return nil
        }
        return value
    }

    /// Reads a number with a count of digits.
    mutating func number(_ counts: ClosedRange<Int>) -> Int? {
        guard next < tokens.count, case .number(let value, let digits) = tokens[next].token, counts.contains(digits)
        else {
            return nil
        }
        next += 1
        return value
    }

    mutating func mark(_ marks: UInt16...) -> UInt16? {
        guard next < tokens.count, case .mark(let mark) = tokens[next].token, marks.contains(mark) else { return nil }
        next += 1
        return mark
    }

    mutating func word(_ isWanted: (String) -> Bool) -> String? {
        guard next < tokens.count, case .word(let word) = tokens[next].token, isWanted(word) else { return nil }
        next += 1
        return word
    }

    /// Skips one space, after a mark if there is one.
    mutating func skip(_ marks: UInt16...) {
        if next < tokens.count, case .mark(let mark) = tokens[next].token, marks.contains(mark) { next += 1 }
        _ = mark(.space)
    }

    // MARK: - Days

    /// Reads a day: its year, month and day, and its hour for "tonight".
    mutating func day() -> DateComponents? {
        if let day = attempt({ $0.yearFirst() }) { return day }
        if let day = attempt({ $0.numericDay() }) { return day }
        if let day = attempt({ $0.chineseDay() }) { return day }
        if let day = attempt({ $0.namedDay() }) { return day }
        if let day = attempt({ $0.monthFirst() }) { return day }
        return attempt { $0.dayFirst() }
    }

    /// 2026-05-01 or 2026/5/1
    private mutating func yearFirst() -> DateComponents? {
        guard let year = number(4...4), let separator = mark(.hyphen, .slash, .dot), let month = number(1...2),
            mark(separator) != nil, let day = number(1...2)
        else { return nil }
        return components(year, month, day)
    }

    /// 5/1/2026, 1/5/26 or 1.5.2026
    private mutating func numericDay() -> DateComponents? {
        guard let first = number(1...2), let separator = mark(.slash, .dot, .hyphen), let second = number(1...2),
            mark(separator) != nil, let year = number(separator == .slash ? 2...4 : 4...4)
        else { return nil }
        let isMonthFirst = separator != .dot && readsMonthFirst
        return components(year < 100 ? 2000 + year : year, isMonthFirst ? first : second, isMonthFirst ? second : first)
    }

    /// 2026年5月1日 or 5月1日
    private mutating func chineseDay() -> DateComponents? {
        let year = attempt { reader in
            reader.number(4...4).flatMap { year in reader.word { $0 == "年" }.map { _ in year } }
        }
        guard let month = number(1...2), word({ $0 == "月" }) != nil, let day = number(1...2),
            word({ $0 == "日" || $0 == "号" }) != nil
        else { return nil }
        return components(year, month, day)
    }

    /// "tomorrow"
    private mutating func namedDay() -> DateComponents? {
        let names = names
        guard let name = word({ names.days[$0] != nil }), let offset = names.days[name],
            let day = names.day(offset, after: today)
        else { return nil }
        var components = components(day.year, day.month ?? 0, day.day ?? 0)
        if name == "tonight" { components?.hour = 20 }
        return components
    }

    /// "May 1, 2026", "May 1st" or "May 1"
    private mutating func monthFirst() -> DateComponents? {
        let months = names.months
        guard let name = word({ months[$0] != nil }), let month = months[name] else { return nil }
        skip(.dot)
        guard let day = number(1...2) else { return nil }
        _ = word { ["st", "nd", "rd", "th"].contains($0) }
        let year = attempt { reader in
            reader.skip(.comma)
            return reader.number(4...4)
        }
        return components(year, month, day)
    }

    /// "1 May 2026", "1. Mai 2026", "1er mai", "1 de mayo de 2026" or "1st of May"
    private mutating func dayFirst() -> DateComponents? {
        let months = names.months
        guard let day = number(1...2) else { return nil }
        _ = word { ["st", "nd", "rd", "th", "er"].contains($0) }
        skip(.dot)
        if word({ ["of", "de"].contains($0) }) != nil { skip() }
        guard let name = word({ months[$0] != nil }), let month = months[name] else { return nil }
        let year = attempt { reader in
            reader.skip(.comma, .dot)
            if reader.word({ $0 == "de" }) != nil { reader.skip() }
            return reader.number(4...4)
        }
        return components(year, month, day)
    }

    private func components(_ year: Int?, _ month: Int, _ day: Int) -> DateComponents? {
        guard (1...12).contains(month), (1...31).contains(day), let year = year ?? today.year, year > 0 else {
            return nil
        }
        return DateComponents(year: year, month: month, day: day)
    }

    // MARK: - Times

    /// Reads a time after a day: "T14:30:00Z", " 14:30", ", at 2:30 PM" or " at 5pm".
    mutating func time() -> DateComponents? {
        let isISO = word { $0 == "t" } != nil
        if !isISO {
            skip(.comma)
            if word({ ["at", "um", "à", "a", "alle", "kl", "om"].contains($0) }) != nil { skip(.dot) }
        }
        guard let hour = number(1...2) else { return nil }
        let minute = attempt { reader in reader.mark(.colon).flatMap { _ in reader.number(2...2) } }
        let second =
            minute == nil ? nil : attempt { reader in reader.mark(.colon).flatMap { _ in reader.number(2...2) } }
        var time = DateComponents(hour: hour, minute: minute ?? 0, second: second ?? 0)
        if isISO {
            if word({ $0 == "z" }) != nil { time.timeZone = .gmt } else { time.timeZone = attempt { $0.offset() } }
        } else if let half = attempt({ $0.half() }) {
            guard half == "uhr" || (1...12).contains(hour) else { return nil }
            if half == "am" { time.hour = hour % 12 }
            if half == "pm" { time.hour = hour % 12 + 12 }
        } else if minute == nil {
            return nil
        }
        guard let result = time.hour, result < 24, (minute ?? 0) < 60, (second ?? 0) < 60 else { return nil }
        return time
    }

    private mutating func half() -> String? {
        skip()
        return word { ["am", "pm", "uhr"].contains($0) }
    }

    /// +02:00
    private mutating func offset() -> TimeZone? {
        guard let sign = mark(.plus, .hyphen), let hours = number(2...2), mark(.colon) != nil,
            let minutes = number(2...2)
        else { return nil }
        let seconds = (hours * 60 + minutes) * 60
        return TimeZone(secondsFromGMT: sign == .plus ? seconds : -seconds)
    }
}
