public import Foundation

extension Date {
    /// Writes and reads dates as headers of HTTP have them: `Sun, 06 Nov 1994 08:49:37 GMT`.
    ///
    ///     let text = Date.now.formatted(.http)
    ///     let date = try Date("Sun, 06 Nov 1994 08:49:37 GMT", strategy: .http)
    ///
    /// Source: [RFC 9110, section 5.6.7](https://www.rfc-editor.org/rfc/rfc9110#section-5.6.7). Fractions of seconds are left
    /// out. Of the three forms, the two obsolete ones are not read.
    public struct HTTPFormatStyle: Foundation.ParseableFormatStyle, Foundation.ParseStrategy, Sendable {
        public init() {}

        public func format(_ value: Date) -> String {
            let parts = Self.calendar.dateComponents(
                [.weekday, .day, .month, .year, .hour, .minute, .second],
                from: value
            )
            let weekday = Self.weekdays[((parts.weekday ?? 1) + 6) % 7]
            let month = Self.months[((parts.month ?? 1) + 11) % 12]
            let time = [parts.hour, parts.minute, parts.second].map { Self.padded($0, 2) }.joined(separator: ":")
            return "\(weekday), \(Self.padded(parts.day, 2)) \(month) \(Self.padded(parts.year, 4)) \(time) GMT"
        }

        /// Reads a date.
        /// - Throws: `CocoaError(.formatting)` if the text has another form, or if there is no such day or time.
        public func parse(_ value: String) throws -> Date {
            let words = value.split(separator: " ", omittingEmptySubsequences: false)
            guard words.count == 6, words[5] == "GMT", words[0].count == 4, words[0].last == ",",
                Self.weekdays.contains(String(words[0].dropLast())),
                let month = Self.months.firstIndex(of: String(words[2])),
                let day = Self.number(words[1], 2), let year = Self.number(words[3], 4)
            else { throw CocoaError(.formatting) }
            let time = words[4].split(separator: ":", omittingEmptySubsequences: false).map { Self.number($0, 2) }
            guard time.count == 3, let hour = time[0], let minute = time[1], let second = time[2], hour < 24,
                minute < 60,
                // A leap second is the first of the next minute.
                second <= 60
            else { throw CocoaError(.formatting) }
            let components = DateComponents(
                year: year,
                month: month + 1,
                day: day,
                hour: hour,
                minute: minute,
                second: second
            )
            guard (1...31).contains(day), let date = Self.calendar.date(from: components),
                second == 60 || Self.calendar.component(.day, from: date) == day
            else { throw CocoaError(.formatting) }
            return date
        }

        public var parseStrategy: Self { self }

        private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
        private static let months = [
            "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
        ]

        private static var calendar: Calendar {
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = .gmt
            return calendar
        }

        private static func padded(_ number: Int?, _ length: Int) -> String {
            let digits = String(number ?? 0)
            return String(repeating: "0", count: max(length - digits.count, 0)) + digits
        }

        private static func number(_ text: Substring, _ length: Int) -> Int? {
            guard text.utf8.count == length, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
            return Int(text)
        }
    }
}

extension FormatStyle where Self == Date.HTTPFormatStyle {
    /// The form of dates in headers of HTTP.
    public static var http: Self { Date.HTTPFormatStyle() }
}

extension ParseStrategy where Self == Date.HTTPFormatStyle {
    /// The form of dates in headers of HTTP.
    public static var http: Self { Date.HTTPFormatStyle() }
}
