public import Foundation

extension Text {
    /// The style of a date in a text.
    public struct DateStyle: Hashable, Sendable, Codable {
        enum Kind: String, Codable {
            case time, date, relative, offset, timer
        }

        let kind: Kind

        /// The time of day: `11:23 PM`.
        public static let time = DateStyle(kind: .time)
        /// The day: `June 3, 2019`.
        public static let date = DateStyle(kind: .date)
        /// The distance to the date in two units: `2 hr, 23 min`. Updates automatically.
        public static let relative = DateStyle(kind: .relative)
        /// The distance to the date with a sign: `+2 hours`. Updates automatically.
        public static let offset = DateStyle(kind: .offset)
        /// A timer from or to the date: `36:59:01`. Updates automatically.
        public static let timer = DateStyle(kind: .timer)
    }

    /// Creates a text of a date in the format of the locale.
    ///
    /// Unlike Apple's, the server updates the text on each change. The words for months and years in `.relative` and
    /// `.offset` are available in 11 languages; other languages use English.
    public init(_ date: Date, style: DateStyle) { self.init(RichText(.date(.date(date, style.kind)))) }

    /// Creates a timer for a range of dates. Before and after the range, it is stopped.
    ///
    /// - Parameters:
    ///   - pauseTime: The time at which the timer stops.
    ///   - countsDown: Whether the remaining time is shown instead of the elapsed time.
    ///   - showsHours: Whether times of an hour or more are shown with hours instead of only minutes.
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
