import Foundation
import OrielCore

/// A value of an axis with the value after it.
struct AxisTickValue {
    let value: AxisValue
    /// The value after it, between which and this one centred parts are; nil after the last category.
    let next: _PlotValue?
}

/// The values at which an axis has marks, and the texts of their labels.
struct AxisTicks {
    let values: [AxisTickValue]
    let label: (AxisValue) -> String

    init(
        _ wanted: AxisMarkValues,
        domain: AxisDomain,
        type: ScaleType,
        desiredCount: Int,
        hasShares: Bool,
        environment: EnvironmentValues
    ) {
        let locale = environment.locale
        switch domain {
        case .categories(let names):
            let listed = wanted.listed?.compactMap(\.category).filter(names.contains) ?? names
            values = Self.numbered(listed.map { .category($0) }, next: nil)
            label = { $0.value.category ?? "" }
        case .numbers(let range):
            let (numbers, step) = Self.numbers(wanted, in: range, type: type, desiredCount: desiredCount)
            values = Self.numbered(
                numbers.map { .number($0) },
                next: step.map { step in
                    { .number(($0.number ?? 0) + step) }
                }
            )
            label = { value in
                guard let number = value.value.number else { return "" }
                if hasShares {
                    return number.formatted(.percent.precision(.fractionLength(0...1)).locale(locale))
                }
                return number.formatted(.number.precision(.fractionLength(0...Self.digits(numbers))).locale(locale))
            }
        case .dates(let range):
            var calendar = environment.calendar
            calendar.timeZone = environment.timeZone
            calendar.locale = locale
            let dates =
                Date(
                    timeIntervalSinceReferenceDate: range.lowerBound
                )...Date(
                    timeIntervalSinceReferenceDate: range.upperBound
                )
            let ticks =
                switch wanted.kind {
                case .dates(let unit, let count, let own):
                    DateTicks(unit: unit, count: count, calendar: own ?? calendar)
                case .automatic(let count, _):
                    DateTicks.automatic(for: dates, desiredCount: count ?? desiredCount, calendar: calendar)
                default: DateTicks.automatic(for: dates, desiredCount: desiredCount, calendar: calendar)
                }
            let format = ticks.format.locale(locale)
            let listed: [Date]? = wanted.listed.map { values in
                values.compactMap { if case .date(let date) = $0 { date } else { nil } }
            }
            let shown = (listed ?? ticks.dates(in: dates)).filter(dates.contains)
            values = Self.numbered(shown.map { .date($0) }) { last in
                guard case .date(let date) = last else { return nil }
                return ticks.calendar.date(byAdding: ticks.unit, value: ticks.count, to: date).map { .date($0) }
            }
            label = { value in
                guard case .date(let date) = value.value else { return "" }
                return date.formatted(format)
            }
        }
    }

    private static func numbered(
        _ values: [_PlotValue],
        next: ((_PlotValue) -> _PlotValue?)?
    ) -> [AxisTickValue] {
        values.indices.map { index in
            AxisTickValue(
                value: AxisValue(index: index, count: values.count, value: values[index]),
                next: index + 1 < values.count && next != nil ? values[index + 1] : next?(values[index])
            )
        }
    }

    /// Returns numbers, and their distance if it is always the same.
    private static func numbers(
        _ wanted: AxisMarkValues,
        in range: ClosedRange<Double>,
        type: ScaleType,
        desiredCount: Int
    ) -> ([Double], Double?) {
        switch wanted.kind {
        case .values(let values): return (values.compactMap(\.number).filter(range.contains), nil)
        case .stride(let step): return (NumberTicks.values(in: range, step: step), step)
        case .automatic(let count, let minimum):
            let count = max(1, count ?? desiredCount)
            if type == .log { return (NumberTicks.logarithmic(in: range, desiredCount: count), nil) }
            let step = NumberTicks.step(for: range, desiredCount: count, minimum: minimum)
            return (NumberTicks.values(in: range, step: step), step)
        case .dates: return ([], nil)
        }
    }

    /// Returns the number of digits after the point that tell numbers apart.
    private static func digits(_ numbers: [Double]) -> Int {
        let isExact: (Int) -> Bool = { digits in
            numbers.allSatisfy { number in
                let scaled = number * pow(10, Double(digits))
                return abs(scaled - scaled.rounded()) < 1e-6 * max(1, abs(scaled))
            }
        }
        return (0...6).first(where: isExact) ?? 6
    }
}

extension AxisMarkValues {
    /// The values that an app lists.
    var listed: [_PlotValue]? {
        if case .values(let values) = kind { values } else { nil }
    }
}
