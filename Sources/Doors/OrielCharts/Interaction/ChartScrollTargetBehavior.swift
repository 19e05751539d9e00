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

    let kind: Kind
}

/// A chart stops with a value at the edge of the plot.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior, Sendable {
    public let _alignment: _ChartScrollAlignment
}

/// Where a long swipe stops. Unlike Apple's, without effect: browsers stop at the nearest value.
public struct MajorValueAlignment<Value>: Sendable {
    /// At the next page.
    public static var page: MajorValueAlignment { MajorValueAlignment() }

    /// At multiples of a number.
    public static func unit<P: Plottable & Numeric>(_ value: P) -> MajorValueAlignment { MajorValueAlignment() }

    /// At dates with components.
    public static func matching(_ components: DateComponents) -> MajorValueAlignment { MajorValueAlignment() }
}

/// How far one swipe may scroll a chart. Unlike Apple's, without effect.
public enum ValueAlignedLimitBehavior: Hashable, Sendable {
    case automatic, always, never
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    /// Stops at multiples of a number; of a date, at multiples of seconds.
    public static func valueAligned<P: Plottable & Numeric>(
        unit: P,
        majorAlignment: MajorValueAlignment<P>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(
            _alignment: _ChartScrollAlignment(kind: .unit(unit.plotValue.number ?? 0))
        )
    }

    /// Stops at dates with components, such as an hour of zero.
    public static func valueAligned(
        matching components: DateComponents,
        majorAlignment: MajorValueAlignment<DateComponents>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(_alignment: _ChartScrollAlignment(kind: .matching(components)))
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
