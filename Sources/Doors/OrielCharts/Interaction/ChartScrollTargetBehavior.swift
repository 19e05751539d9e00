public import Foundation
public import OrielCore

/// Where a chart stops when it is scrolled.
public protocol ChartScrollTargetBehavior {
    /// The behaviour in the form that charts use. Used by the framework.
    var _alignment: _ChartScrollAlignment { get }
}

/// The values at which a chart stops.
public struct _ChartScrollAlignment: Sendable {
    enum Kind {
        /// Multiples of a number, or of seconds.
        case unit(Double)
        /// Dates with components.
        case matching(DateComponents)
    }

    /// The values at which a long swipe stops.
    enum Major {
        case page
        case values(Kind)
    }

    let kind: Kind
    var major: Major?
    var isLimited = false
}

/// A chart stops with a value at the edge of the plot.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior, Sendable {
    public let _alignment: _ChartScrollAlignment
}

/// Where a long swipe stops: one that passes a major value, or half of the plot for pages.
///
/// The chart stops where the browser lets it, and then moves to the value.
public struct MajorValueAlignment<Value>: Sendable {
    let major: _ChartScrollAlignment.Major

    /// A whole number of plots from where the swipe began.
    public static var page: MajorValueAlignment { MajorValueAlignment(major: .page) }

    /// At multiples of a number.
    public static func unit<P: Plottable & Numeric>(_ value: P) -> MajorValueAlignment {
        MajorValueAlignment(major: .values(.unit(value.plotValue.number ?? 0)))
    }

    /// At dates with components.
    public static func matching(_ components: DateComponents) -> MajorValueAlignment {
        MajorValueAlignment(major: .values(.matching(components)))
    }
}

/// How far one swipe may scroll a chart.
public enum ValueAlignedLimitBehavior: Hashable, Sendable {
    /// As far as the browser scrolls.
    case automatic
    /// To the next major value; without major values, by the length of the plot.
    case always
    /// As far as the browser scrolls.
    case never
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    /// Stops at multiples of a number; of a date, at multiples of seconds.
    public static func valueAligned<P: Plottable & Numeric>(
        unit: P,
        majorAlignment: MajorValueAlignment<P>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(
            _alignment: _ChartScrollAlignment(
                kind: .unit(unit.plotValue.number ?? 0),
                major: majorAlignment?.major,
                isLimited: limitBehavior == .always
            )
        )
    }

    /// Stops at dates with components, such as an hour of zero.
    public static func valueAligned(
        matching components: DateComponents,
        majorAlignment: MajorValueAlignment<DateComponents>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(
            _alignment: _ChartScrollAlignment(
                kind: .matching(components),
                major: majorAlignment?.major,
                isLimited: limitBehavior == .always
            )
        )
    }
}

extension View {
    /// Sets the values at which the plot stops when it is scrolled.
    public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
        let alignment = behavior._alignment
        return chartSettings { $0.scrolling.alignment = alignment }
    }
}

extension _ChartScrollAlignment {
    /// The largest number of places at which a chart stops.
    private static let limit = 500

    /// Returns the places of the values along an axis, in order; none if there are too many.
    func places(on scale: PositionScale, calendar: Calendar) -> [CGFloat] {
        let values: [_PlotValue]
        switch (kind, scale.domain) {
        case (.unit(let unit), .numbers(let range)):
            values = NumberTicks.values(in: range, step: unit).map { .number($0) }
        case (.unit(let unit), .dates(let range)):
            values = NumberTicks.values(in: range, step: unit)
                .map { .date(Date(timeIntervalSinceReferenceDate: $0)) }
        case (.matching(let components), .dates(let range)):
            values = dates(components, in: range, calendar).map { .date($0) }
        default: values = []
        }
        guard values.count <= Self.limit else { return [] }
        return values.compactMap(scale.position).sorted()
    }

    /// Returns where a scroll stops; nil if it stops at the nearest value, as browsers do.
    func stops(on scale: PositionScale, calendar: Calendar, page: CGFloat, length: CGFloat) -> ChartScrollStops? {
        guard major != nil || isLimited else { return nil }
        let majors: ChartScrollStops.Majors =
            switch major {
            case nil: .none
            case .page?: .pages
            case .values(let kind)?:
                .places(_ChartScrollAlignment(kind: kind).places(on: scale, calendar: calendar))
            }
        return ChartScrollStops(
            places: places(on: scale, calendar: calendar),
            majors: majors,
            isLimited: isLimited,
            page: page,
            length: length
        )
    }

    private func dates(_ components: DateComponents, in range: ClosedRange<Double>, _ calendar: Calendar) -> [Date] {
        var dates: [Date] = []
        let start = Date(timeIntervalSinceReferenceDate: range.lowerBound - 1)
        calendar.enumerateDates(startingAfter: start, matching: components, matchingPolicy: .nextTime) {
            date,
            _,
            stop in
            guard let date, date.timeIntervalSinceReferenceDate <= range.upperBound, dates.count <= Self.limit else {
                stop = true
                return
            }
            dates.append(date)
        }
        return dates
    }
}
