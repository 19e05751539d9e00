import Foundation

/// The values of an axis.
enum AxisDomain: Equatable {
    case numbers(ClosedRange<Double>)
    /// In seconds since the reference date.
    case dates(ClosedRange<Double>)
    case categories([String])

    var isCategorical: Bool {
        if case .categories = self { true } else { false }
    }
}

/// The places of values along an axis.
struct PositionScale {
    let domain: AxisDomain
    let type: ScaleType
    /// The place of the first value, in points from the top left corner of the plot.
    let start: CGFloat
    /// The place of the last value.
    let end: CGFloat

    private var transformedDomain: (low: Double, high: Double)? {
        switch domain {
        case .numbers(let range), .dates(let range):
            guard let low = type.transformed(range.lowerBound), let high = type.transformed(range.upperBound) else {
                return nil
            }
            return (low, high)
        case .categories: return nil
        }
    }

    /// The length of a category's band.
    var band: CGFloat {
        guard case .categories(let names) = domain, !names.isEmpty else { return 0 }
        return abs(end - start) / CGFloat(names.count)
    }

    /// Returns the place of a value, which of a category is the middle of its band; nil if it has none.
    func position(of value: _PlotValue) -> CGFloat? {
        switch (domain, value) {
        case (.categories(let names), .category(let name)):
            guard let index = names.firstIndex(of: name) else { return nil }
            return start + (end - start) * (CGFloat(index) + 0.5) / CGFloat(names.count)
        case (.numbers, .number(let number)): return position(of: number)
        case (.dates, .date(let date)): return position(of: date.timeIntervalSinceReferenceDate)
        default: return nil
        }
    }

    private func position(of number: Double) -> CGFloat? {
        guard let (low, high) = transformedDomain, let value = type.transformed(number) else { return nil }
        guard high > low else { return (start + end) / 2 }
        // What is far outside of the plot cannot be seen, and browsers do not draw such lengths.
        let fraction = min(max((value - low) / (high - low), -1_000_000), 1_000_000)
        return min(max(start + (end - start) * CGFloat(fraction), -100_000), 100_000)
    }

    /// Returns the ends of a value's space: of a category its band, of a range its ends, of others both the same.
    func space(of channel: PlotChannel) -> ClosedRange<CGFloat>? {
        if case .category = channel.value {
            guard let middle = position(of: channel.value) else { return nil }
            return (middle - band / 2)...(middle + band / 2)
        }
        let places = channel.ends.compactMap(position)
        guard places.count == 2 else { return nil }
        return min(places[0], places[1])...max(places[0], places[1])
    }

    /// Returns the value at a place; nil outside of the categories.
    func value(at place: CGFloat) -> _PlotValue? {
        guard end != start, place.isFinite else { return nil }
        let fraction = Double((place - start) / (end - start))
        switch domain {
        case .categories(let names):
            let index = (fraction * Double(names.count)).rounded(.down)
            guard index >= 0, index < Double(names.count) else { return nil }
            return .category(names[Int(index)])
        case .numbers:
            guard let (low, high) = transformedDomain else { return nil }
            return .number(type.restored(low + fraction * (high - low)))
        case .dates:
            guard let (low, high) = transformedDomain else { return nil }
            return .date(Date(timeIntervalSinceReferenceDate: type.restored(low + fraction * (high - low))))
        }
    }
}
