import Foundation

/// How the marks of an axis round the ends of an automatic domain.
struct AxisRounding {
    private let values: AxisMarkValues
    private let calendar: Calendar

    /// Returns nil if no marks say how to round.
    init?(_ sets: [_AxisMarkSet]?, calendar: Calendar) {
        let all = (sets ?? []).map(\.values)
        guard let values = all.first(where: { $0.roundsLowerBound != nil || $0.roundsUpperBound != nil }) else {
            return nil
        }
        self.values = values
        self.calendar = calendar
    }

    /// Returns the ends of a domain of numbers.
    ///
    /// - Parameter usual: The ends that are used where the marks do not say how to round.
    func numbers(
        _ exact: ClosedRange<Double>,
        usual: ClosedRange<Double>,
        desiredCount: Int
    ) -> ClosedRange<Double> {
        let step =
            switch values.kind {
            case .stride(let step): step
            case .automatic(let count, let minimum):
                NumberTicks.step(for: exact, desiredCount: count ?? desiredCount, minimum: minimum)
            case .dates, .values: 0.0
            }
        func end(_ rounds: Bool?, exact: Double, usual: Double, _ rule: FloatingPointRoundingRule) -> Double {
            guard let rounds else { return usual }
            guard rounds else { return exact }
            let result = (exact / step + (rule == .down ? 1e-9 : -1e-9)).rounded(rule) * step
            return step > 0 && result.isFinite ? result : usual
        }
        let low = end(values.roundsLowerBound, exact: exact.lowerBound, usual: usual.lowerBound, .down)
        let high = end(values.roundsUpperBound, exact: exact.upperBound, usual: usual.upperBound, .up)
        return low <= high ? low...high : usual
    }

    /// Returns the ends of a domain of dates, rounded to the unit of the marks.
    func dates(_ exact: ClosedRange<Double>, desiredCount: Int) -> ClosedRange<Double> {
        let first = Date(timeIntervalSinceReferenceDate: exact.lowerBound)
        let last = Date(timeIntervalSinceReferenceDate: exact.upperBound)
        let unit: Calendar.Component
        let calendar: Calendar
        switch values.kind {
        case .dates(let component, _, let own): (unit, calendar) = (component, own ?? self.calendar)
        case .automatic(let count, _):
            let ticks = DateTicks.automatic(
                for: first...last,
                desiredCount: count ?? desiredCount,
                calendar: self.calendar
            )
            (unit, calendar) = (ticks.unit, self.calendar)
        case .stride, .values: return exact
        }
        var (low, high) = (exact.lowerBound, exact.upperBound)
        if values.roundsLowerBound == true, let interval = calendar.dateInterval(of: unit, for: first) {
            low = min(low, interval.start.timeIntervalSinceReferenceDate)
        }
        if values.roundsUpperBound == true, let interval = calendar.dateInterval(of: unit, for: last),
            interval.start < last
        {
            high = max(high, interval.end.timeIntervalSinceReferenceDate)
        }
        return low...high
    }
}
