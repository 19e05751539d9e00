public import Foundation

/// Formats lengths of time, such as "1 hour, 5 minutes" or "1:05:00".
///
///     let formatter = DateComponentsFormatter()
///     formatter.unitsStyle = .full
///     formatter.string(from: 3900)  // "1 hour, 5 minutes"
///
/// What is smaller than the last unit shown is dropped: 119 minutes as hours are "1 hour".
open class DateComponentsFormatter: Formatter {
    /// How a formatter writes units.
    public enum UnitsStyle: Int, Sendable {
        /// "9:41:30". Units longer than an hour are abbreviated: "1d 9:41:30".
        case positional = 0
        /// "9h 41m 30s".
        case abbreviated
        /// "9 hr, 41 min, 30 sec".
        case short
        /// "9 hours, 41 minutes, 30 seconds".
        case full
        /// "Nine hours, forty-one minutes, thirty seconds".
        case spellOut
        /// "9hr 41min 30sec".
        case brief
    }

    /// Which units whose value is zero are shown.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Drops all zeros, or only the leading ones in the positional style.
        public static let `default` = Self(rawValue: 1 << 0)
        /// Drops zeros before the first other value.
        public static let dropLeading = Self(rawValue: 1 << 1)
        /// Drops zeros between other values.
        public static let dropMiddle = Self(rawValue: 1 << 2)
        /// Drops zeros after the last other value.
        public static let dropTrailing = Self(rawValue: 1 << 3)
        public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Shows all zeros, and writes hours, minutes and seconds of the positional style with two digits.
        public static let pad = Self(rawValue: 1 << 16)
    }

    open var unitsStyle = UnitsStyle.positional

    /// The units to show. If empty, they are those of the components or, for other values, all units but quarters.
    open var allowedUnits: NSCalendar.Unit = []

    open var zeroFormattingBehavior = ZeroFormattingBehavior.default

    /// The calendar that divides lengths of time into units. Its locale is that of the text.
    open var calendar: Calendar? = .autoupdatingCurrent

    /// The date at which components and numbers of seconds begin; it decides how long their months are.
    open var referenceDate: Date?

    /// How many units are shown at most, beginning with the longest; 0 for all.
    open var maximumUnitCount = 0

    /// Whether a single minute, hour, day, week or year is added to the next shorter unit: "63s" instead of "1m 3s".
    open var collapsesLargestUnit = false

    open var formattingContext = Formatter.Context.unknown

    @available(*, unavailable, message: "Units are whole numbers; use Duration.UnitsFormatStyle")
    open var allowsFractionalUnits: Bool {
        get { false }
        set {}
    }

    @available(*, unavailable, message: "ICU has no text for 'About'; use a localized text of the app")
    open var includesApproximationPhrase: Bool {
        get { false }
        set {}
    }

    @available(*, unavailable, message: "ICU has no text for 'remaining'; use a localized one of the app")
    open var includesTimeRemainingPhrase: Bool {
        get { false }
        set {}
    }

    /// Returns the length of time between the reference date and the date that the components lead to.
    open func string(from components: DateComponents) -> String? {
        let set = TimeUnit.allCases.filter { $0.value(in: components) != nil }
        // Sums of larger values leave the range of calendars.
        guard set.allSatisfy({ $0.value(in: components)!.magnitude < 1_000_000_000_000 }) else { return nil }
        let calendar = calendarOfLengths
        guard start.isInCalendarRange, let end = calendar.date(byAdding: components, to: start) else { return nil }
        return string(from: start, to: end, in: calendar, units: allowed(default: set))
    }

    /// Returns a number of seconds as a text; nil if it is not finite or leaves the range of calendars.
    open func string(from timeInterval: TimeInterval) -> String? {
        string(from: start, to: start + timeInterval, in: calendarOfLengths, units: allowed())
    }

    /// Returns the length of time between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        string(from: startDate, to: endDate, in: calendar ?? .autoupdatingCurrent, units: allowed())
    }

    /// Returns the text of `DateComponents`; nil for values of other types.
    open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

    /// Returns components as a text in the current locale.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = DateComponentsFormatter()
        copy.unitsStyle = unitsStyle
        copy.allowedUnits = allowedUnits
        copy.zeroFormattingBehavior = zeroFormattingBehavior
        copy.calendar = calendar
        copy.referenceDate = referenceDate
        copy.maximumUnitCount = maximumUnitCount
        copy.collapsesLargestUnit = collapsesLargestUnit
        copy.formattingContext = formattingContext
        return copy
    }

    private var start: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }

    /// The calendar for lengths of time without dates: no clock change makes a day of theirs longer or shorter.
    private var calendarOfLengths: Calendar {
        var calendar = calendar ?? .autoupdatingCurrent
        if referenceDate == nil { calendar.timeZone = .gmt }
        return calendar
    }

    private func allowed(default units: [TimeUnit] = TimeUnit.allCases) -> [TimeUnit] {
        allowedUnits.isEmpty ? units : TimeUnit.allCases.filter { !allowedUnits.isDisjoint(with: $0.calendarUnit) }
    }

    private func string(from start: Date, to end: Date, in calendar: Calendar, units: [TimeUnit]) -> String? {
        // NaN is in no range.
        guard !units.isEmpty, start.isInCalendarRange, end.isInCalendarRange else { return nil }
        let set = Set(units.map(\.component))
        let components = calendar.dateComponents(set, from: start, to: end)
        var length = TimeLength(values: units.map { ($0, $0.value(in: components) ?? 0) })
        if collapsesLargestUnit { length.collapseLargest() }
        length.dropZeros(zeroFormattingBehavior, isPositional: unitsStyle == .positional)
        if maximumUnitCount > 0 { length.values = Array(length.values.prefix(maximumUnitCount)) }
        let text = TimeLengthText(
            length: length,
            style: unitsStyle,
            isPadded: zeroFormattingBehavior.contains(.pad),
            locale: calendar.locale ?? .autoupdatingCurrent
        ).text
        guard formattingContext == .beginningOfSentence else { return text }
        return text.prefix(1).uppercased(with: calendar.locale) + text.dropFirst()
    }
}
