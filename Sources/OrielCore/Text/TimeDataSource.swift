public import Foundation

/// A value that depends on the current time, for a text that updates itself.
///
///     Text(.currentDate, format: .offset(to: start))
///     Text(TimeDataSource<Duration>.durationOffset(to: start), format: .time(pattern: .minuteSecond))
///
/// Unlike Apple's, the server updates the text, at most ten times a second.
public struct TimeDataSource<Value>: Sendable {
    enum Kind: Hashable, Sendable {
        case currentDate
        case offset(Date)
        case rangeFrom(Date)
        case rangeTo(Date)
    }

    let kind: Kind
    /// Returns the value at a time.
    let value: @Sendable (Date) -> Value
    /// Returns the time of a value, given another value and its time.
    let time: @Sendable (Value, _ other: Value, Date) -> Date
}

extension TimeDataSource where Value == Date {
    /// The current date.
    public static var currentDate: TimeDataSource<Date> {
        TimeDataSource(kind: .currentDate, value: { $0 }, time: { date, _, _ in date })
    }
}

extension TimeDataSource where Value == Duration {
    /// The time since a date; negative before it.
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource(
            kind: .offset(date),
            value: { .seconds($0.timeIntervalSince(date)) },
            time: { $2.addingTimeInterval(($0 - $1) / .seconds(1)) }
        )
    }
}

extension TimeDataSource where Value == Range<Date> {
    /// The time from a date until now; empty before the date.
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(
            kind: .rangeFrom(date),
            value: { date..<max(date, $0) },
            time: { range, _, _ in range.upperBound }
        )
    }

    /// The time from now until a date; empty after the date.
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(kind: .rangeTo(date), value: { min(date, $0)..<date }, time: { range, _, _ in range.lowerBound })
    }
}

extension Text {
    /// Creates a text of a value that depends on the time, updated when its format changes.
    public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F.FormatOutput == AttributedString {
        self.init(RichText(.live(TimeText(source: source, format: format, text: { Text($0) }))))
    }

    public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F.FormatOutput == String {
        self.init(RichText(.live(TimeText(source: source, format: format, text: { Text(verbatim: $0) }))))
    }
}

/// A text that is evaluated again when the time changes it.
protocol LiveText: Sendable {
    /// Returns the current text. The node being evaluated is evaluated again when the text changes.
    func text(in environment: EnvironmentValues) -> Text
    func isEqual(to other: any LiveText) -> Bool
}

/// Format styles are values by contract, though not all of them conform to `Sendable`.
private struct TimeText<F: DiscreteFormatStyle>: LiveText, @unchecked Sendable {
    let source: TimeDataSource<F.FormatInput>
    let format: F
    let text: (F.FormatOutput) -> Text

    /// The shortest time between two updates, in seconds.
    private static var shortestPause: TimeInterval { 0.1 }

    func text(in environment: EnvironmentValues) -> Text {
        let (clock, format) = (environment.wallClock, format.locale(environment.locale))
        let now = clock.now()
        let value = source.value(now)
        // The range until a date becomes shorter with time, that is, its values are in the other direction.
        let next = [format.discreteInput(after: value), format.discreteInput(before: value)].compactMap(\.self)
            .map { source.time($0, value, now).timeIntervalSince(now) }.filter { $0 > 0 }.min()
        if let next { ClockTick.wake(at: now + max(next, Self.shortestPause), clock) }
        return text(format.format(value))
    }

    func isEqual(to other: any LiveText) -> Bool {
        guard let other = other as? Self else { return false }
        return source.kind == other.source.kind && format == other.format
    }
}
