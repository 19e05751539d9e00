public import Foundation

extension Text {
    /// How a date is shown in a text.
    public struct DateStyle: Hashable, Sendable, Codable {
        enum Kind: String, Codable {
            case time, date, relative, offset, timer
        }

        let kind: Kind

        /// The time of day: `11:23 PM`.
        public static let time = DateStyle(kind: .time)
        /// The day: `June 3, 2019`.
        public static let date = DateStyle(kind: .date)
        /// How far away the date is, in two units: `2 hr, 23 min`. Keeps itself up to date.
        public static let relative = DateStyle(kind: .relative)
        /// How far away the date is and on which side: `+2 hours`. Keeps itself up to date.
        public static let offset = DateStyle(kind: .offset)
        /// A clock that runs from or to the date: `36:59:01`. Keeps itself up to date.
        public static let timer = DateStyle(kind: .timer)
    }

    /// A date in the way of the locale.
    public init(_ date: Date, style: DateStyle) { self.init(RichText(.date(.date(date, style.kind)))) }

    /// A clock that runs through a range of dates, and rests outside it.
    ///
    /// - Parameters:
    ///   - pauseTime: When the clock stops.
    ///   - countsDown: Whether the time left is shown rather than the time gone by.
    ///   - showsHours: Whether more than an hour is shown in hours rather than in minutes.
    public init(
        timerInterval: ClosedRange<Date>,
        pauseTime: Date? = nil,
        countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        let timer = DateText.Timer(
            interval: timerInterval,
            pauseTime: pauseTime,
            countsDown: countsDown,
            showsHours: showsHours
        )
        self.init(RichText(.date(.timer(timer))))
    }
}
