public import Foundation

/// The formats of texts that show the time.
public enum SystemFormatStyle: Sendable {}

extension SystemFormatStyle {
    /// The time since a start: `1:02:03.45`.
    public struct Stopwatch: DiscreteFormatStyle, Sendable {
        let start: Date
        let clock: ClockFields

        /// - Parameters:
        ///   - showsHours: Whether an hour or more is shown as hours instead of only minutes.
        ///   - maxFieldCount: The most fields, of hours, minutes, seconds and fractions.
        ///   - maxPrecision: The smallest step. Unlike Apple's, a text shows at most ten steps per second.
        public init(
            startingAt startDate: Date,
            showsHours: Bool = true,
            maxFieldCount: Int = 4,
            maxPrecision: Duration = .milliseconds(10)
        ) {
            start = startDate
            clock = ClockFields(showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
        }

        public func format(_ value: Date) -> AttributedString {
            AttributedString(clock.text(of: max(value.timeIntervalSince(start), 0), rounded: .down))
        }

        public func discreteInput(after input: Date) -> Date? {
            input < start ? start : start.addingTimeInterval(clock.step(after: input.timeIntervalSince(start)))
        }

        public func discreteInput(before input: Date) -> Date? {
            let time = clock.step(before: input.timeIntervalSince(start))
            return time < 0 ? nil : start.addingTimeInterval(time)
        }
    }

    /// The time since the beginning or until the end of an interval: `2:59`. Outside of the interval, it is stopped.
    public struct Timer: DiscreteFormatStyle, Sendable {
        let interval: Range<Date>
        let countsDown: Bool
        let clock: ClockFields

        public init(
            countingDownIn interval: Range<Date>,
            showsHours: Bool = true,
            maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            (self.interval, countsDown) = (interval, true)
            clock = ClockFields(showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
        }

        public init(
            countingUpIn interval: Range<Date>,
            showsHours: Bool = true,
            maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            (self.interval, countsDown) = (interval, false)
            clock = ClockFields(showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
        }

        public func format(_ value: Date) -> AttributedString {
            let date = min(max(value, interval.lowerBound), interval.upperBound)
            let time =
                countsDown ? interval.upperBound.timeIntervalSince(date) : date.timeIntervalSince(interval.lowerBound)
            return AttributedString(clock.text(of: time, rounded: countsDown ? .up : .down))
        }

        public func discreteInput(after input: Date) -> Date? {
            if input < interval.lowerBound { return interval.lowerBound }
            if input >= interval.upperBound { return nil }
            let next =
                countsDown
                ? interval.upperBound.addingTimeInterval(
                    -clock.step(before: interval.upperBound.timeIntervalSince(input))
                )
                : interval.lowerBound.addingTimeInterval(
                    clock.step(after: input.timeIntervalSince(interval.lowerBound))
                )
            return min(next, interval.upperBound)
        }

        public func discreteInput(before input: Date) -> Date? {
            if input > interval.upperBound { return interval.upperBound }
            if input <= interval.lowerBound { return nil }
            let next =
                countsDown
                ? interval.upperBound.addingTimeInterval(
                    -clock.step(after: interval.upperBound.timeIntervalSince(input))
                )
                : interval.lowerBound.addingTimeInterval(
                    clock.step(before: input.timeIntervalSince(interval.lowerBound))
                )
            return max(next, interval.lowerBound)
        }
    }

    /// The distance of a date from an anchor: `-2 hr, 5 min` before it.
    public struct DateOffset: DiscreteFormatStyle, Sendable {
        let distance: DistanceFields
        let sign: NumberFormatStyleConfiguration.SignDisplayStrategy

        public init(
            to anchor: Date,
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
            maxFieldCount: Int = 2,
            sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) {
            distance = DistanceFields(anchor: anchor, fields: allowedFields, maxCount: maxFieldCount)
            self.sign = sign
        }

        private init(_ distance: DistanceFields, sign: NumberFormatStyleConfiguration.SignDisplayStrategy) {
            (self.distance, self.sign) = (distance, sign)
        }

        public func locale(_ locale: Locale) -> Self { Self(distance.in(locale), sign: sign) }

        public func format(_ value: Date) -> AttributedString {
            let number = value > distance.anchor ? 1 : value < distance.anchor ? -1 : 0
            let mark = IntegerFormatStyle<Int>(locale: distance.locale).sign(strategy: sign).format(number)
            return AttributedString(mark.prefix { !$0.isNumber } + distance.text(at: value))
        }

        public func discreteInput(after input: Date) -> Date? { distance.change(after: input) }
        public func discreteInput(before input: Date) -> Date? { distance.change(before: input) }
    }

    /// A date as seen from another: `in 2 hr, 5 min` if it is near, and otherwise with its day and time.
    ///
    /// Unlike Apple's, the words exist in English and Chinese; in other languages, the day and the time are shown.
    public struct DateReference: DiscreteFormatStyle, Sendable {
        let distance: DistanceFields
        let threshold: Date.ComponentsFormatStyle.Field

        /// - Parameter thresholdField: The smallest unit in which a distance counts as far.
        public init(
            to date: Date,
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
            maxFieldCount: Int = 2,
            thresholdField: Date.ComponentsFormatStyle.Field = .year
        ) {
            distance = DistanceFields(anchor: date, fields: allowedFields, maxCount: maxFieldCount)
            threshold = thresholdField
        }

        private init(_ distance: DistanceFields, threshold: Date.ComponentsFormatStyle.Field) {
            (self.distance, self.threshold) = (distance, threshold)
        }

        public func locale(_ locale: Locale) -> Self { Self(distance.in(locale), threshold: threshold) }

        public func format(_ value: Date) -> AttributedString {
            let (date, text) = (distance.anchor, distance.text(at: value))
            guard !distance.reaches(threshold, at: value) else { return AttributedString(fullText(of: date)) }
            switch distance.locale.language.languageCode?.identifier {
            case "en", nil: return AttributedString(date > value ? "in \(text)" : "\(text) ago")
            case "zh":
                let isTraditional = distance.locale.language.script?.identifier == "Hant"
                return AttributedString(text + (date <= value ? "前" : isTraditional ? "後" : "后"))
            default: return AttributedString(fullText(of: date))
            }
        }

        private func fullText(of date: Date) -> String {
            date.formatted(Date.FormatStyle(date: .abbreviated, time: .shortened, locale: distance.locale))
        }

        public func discreteInput(after input: Date) -> Date? { distance.change(after: input) }
        public func discreteInput(before input: Date) -> Date? { distance.change(before: input) }
    }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    public static func stopwatch(
        startingAt startDate: Date,
        showsHours: Bool = true,
        maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
    ) -> Self {
        Self(
            startingAt: startDate,
            showsHours: showsHours,
            maxFieldCount: maxFieldCount,
            maxPrecision: maxPrecision
        )
    }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
    public static func timer(
        countingDownIn interval: Range<Date>,
        showsHours: Bool = true,
        maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self {
        Self(
            countingDownIn: interval,
            showsHours: showsHours,
            maxFieldCount: maxFieldCount,
            maxPrecision: maxPrecision
        )
    }

    public static func timer(
        countingUpIn interval: Range<Date>,
        showsHours: Bool = true,
        maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self {
        Self(
            countingUpIn: interval,
            showsHours: showsHours,
            maxFieldCount: maxFieldCount,
            maxPrecision: maxPrecision
        )
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
    public static func offset(
        to anchor: Date,
        allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2,
        sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> Self {
        Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
    public static func reference(
        to date: Date,
        allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2,
        thresholdField: Date.ComponentsFormatStyle.Field = .year
    ) -> Self {
        Self(
            to: date,
            allowedFields: allowedFields,
            maxFieldCount: maxFieldCount,
            thresholdField: thresholdField
        )
    }
}
