import Foundation

/// A text that depends on a date, and possibly on the current time.
enum DateText: Hashable, Sendable {
    struct Timer: Hashable, Sendable {
        let interval: ClosedRange<Date>
        let pauseTime: Date?
        let countsDown: Bool
        let showsHours: Bool
    }

    case date(Date, Text.DateStyle.Kind)
    case timer(Timer)

    /// Returns the current text. The node being evaluated is evaluated again when the text changes.
    func text(in environment: EnvironmentValues) -> String {
        switch self {
        case .date(let date, .date): return date.formatted(style(in: environment, date: .long, time: .omitted))
        case .date(let date, .time): return date.formatted(style(in: environment, date: .omitted, time: .shortened))
        case .date(let date, .timer):
            let distance = distance(to: date, in: environment)
            return ClockText.text(seconds: distance.seconds, showsHours: true)
        case .date(let date, .relative):
            let distance = distance(to: date, in: environment)
            return distance.text(limit: 2, in: environment)
        case .date(let date, .offset):
            let distance = distance(to: date, in: environment)
            return (distance.isPast ? "-" : "+") + distance.text(limit: 1, in: environment)
        case .timer(let timer): return text(of: timer, in: environment)
        }
    }

    private func style(
        in environment: EnvironmentValues,
        date: Date.FormatStyle.DateStyle,
        time: Date.FormatStyle.TimeStyle
    ) -> Date.FormatStyle {
        Date.FormatStyle(
            date: date,
            time: time,
            locale: environment.locale,
            calendar: environment.calendar,
            timeZone: environment.timeZone
        )
    }

    private func distance(to date: Date, in environment: EnvironmentValues) -> DateDistance {
        let clock = environment.wallClock
        let now = clock.now()
        let distance = DateDistance(from: now, to: date)
        ClockTick.wake(at: now + distance.timeToChange, clock)
        return distance
    }

    private func text(of timer: Timer, in environment: EnvironmentValues) -> String {
        let clock = environment.wallClock
        let now = clock.now()
        let end = min(timer.pauseTime ?? timer.interval.upperBound, timer.interval.upperBound)
        let shown = min(max(now, timer.interval.lowerBound), max(end, timer.interval.lowerBound))
        let reference = timer.countsDown ? timer.interval.upperBound : timer.interval.lowerBound
        if now < timer.interval.lowerBound {
            ClockTick.wake(at: timer.interval.lowerBound, clock)
        } else if now < end {
            ClockTick.wake(at: now + DateDistance(from: now, to: reference).timeToChange, clock)
        }
        return ClockText.text(seconds: DateDistance(from: shown, to: reference).seconds, showsHours: timer.showsHours)
    }
}

/// A formatter of hours, minutes and seconds in the style of a clock.
enum ClockText {
    static func text(seconds: Int, showsHours: Bool) -> String {
        let (hours, minutes) = showsHours ? (seconds / 3600, seconds / 60 % 60) : (0, seconds / 60)
        let tail = hours > 0 ? "\(hours):\(twoDigits(minutes))" : "\(minutes)"
        return "\(tail):\(twoDigits(seconds % 60))"
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
