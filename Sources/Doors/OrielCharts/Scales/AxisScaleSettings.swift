import Foundation

/// What an app says about the scale of an axis.
struct AxisScaleSettings {
    var domain: _ScaleDomain?
    var range: _PositionRange?
    var type: ScaleType?
}

extension AxisDomain {
    /// Finds the values of an axis.
    ///
    /// - Parameters:
    ///   - values: The values of all marks along the axis.
    ///   - desiredCount: The number of ticks for which the ends are rounded; nil if they are not.
    ///   - rounding: How the marks of the axis round the ends; nil for what suits the values.
    init?(
        of values: [_PlotValue],
        settings: AxisScaleSettings,
        desiredCount: Int?,
        rounding: AxisRounding? = nil
    ) {
        switch settings.domain?.kind {
        case .range(let low, let high)?:
            guard let domain = AxisDomain(from: low, to: high) else { return nil }
            self = domain
        case .values(let values)?: self.init(listed: values)
        case .automatic(let automatic)?:
            self.init(
                found: values,
                automatic: automatic,
                type: settings.type,
                desiredCount: desiredCount,
                rounding: rounding
            )
        case nil:
            let automatic = AutomaticScaleDomain(includesZero: nil, isReversed: false, modify: nil)
            self.init(
                found: values,
                automatic: automatic,
                type: settings.type,
                desiredCount: desiredCount,
                rounding: rounding
            )
        }
    }

    private init?(from low: _PlotValue, to high: _PlotValue) {
        guard let first = low.number, let last = high.number, first <= last, low.isDate == high.isDate else {
            return nil
        }
        self = low.isDate ? .dates(first...last) : .numbers(first...last)
    }

    /// From a list: the categories, or the ends of numbers and dates.
    private init?(listed values: [_PlotValue]) {
        let names = values.compactMap(\.category)
        guard names.isEmpty else {
            self = .categories(names.unique)
            return
        }
        let numbers = values.compactMap(\.number)
        guard let low = numbers.min(), let high = numbers.max() else { return nil }
        self = values.contains(where: \.isDate) ? .dates(low...high) : .numbers(low...high)
    }

    private init?(
        found values: [_PlotValue],
        automatic: AutomaticScaleDomain,
        type: ScaleType?,
        desiredCount: Int?,
        rounding: AxisRounding?
    ) {
        guard let kind = values.first else { return nil }
        if kind.category != nil || type == .category {
            let names = values.compactMap(\.category).unique
            self = .categories(automatic.modified(names.map { .category($0) }).compactMap(\.category))
            return
        }
        let numbers = values.filter { $0.isDate == kind.isDate }.compactMap(\.number)
        guard var low = numbers.min(), var high = numbers.max() else { return nil }
        let isLogarithmic = type?.kind == .log
        if kind.isNumber, automatic.includesZero ?? true, !isLogarithmic {
            low = min(low, 0)
            high = max(high, 0)
        }
        if low == high, kind.isNumber { high = low + 1 }
        if low == high {
            low -= 43_200
            high += 43_200
        }
        if kind.isNumber, let desiredCount {
            let rounded =
                isLogarithmic && low > 0
                ? pow(10, log10(low).rounded(.down))...pow(10, log10(high).rounded(.up))
                : NumberTicks.rounded(low...high, desiredCount: desiredCount)
            let ends =
                isLogarithmic
                ? rounded : rounding?.numbers(low...high, usual: rounded, desiredCount: desiredCount) ?? rounded
            (low, high) = (ends.lowerBound, ends.upperBound)
        } else if kind.isDate, let desiredCount, let rounding {
            let ends = rounding.dates(low...high, desiredCount: desiredCount)
            (low, high) = (ends.lowerBound, ends.upperBound)
        }
        let ends: [_PlotValue] = [low, high].map {
            kind.isDate ? .date(Date(timeIntervalSinceReferenceDate: $0)) : .number($0)
        }
        self.init(listed: automatic.modified(ends))
    }
}

extension AutomaticScaleDomain {
    fileprivate func modified(_ values: [_PlotValue]) -> [_PlotValue] { modify?(values) ?? values }
}

extension Array where Element: Hashable {
    /// Each element once, at its first place.
    var unique: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
