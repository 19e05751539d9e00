public import Foundation
public import OrielCore

/// A value with the name of what it measures.
public struct PlottableValue<Value: Plottable> {
    let channel: PlotChannel
}

extension PlottableValue: Sendable {}

/// The value of a mark along an axis or for a style.
struct PlotChannel: Sendable {
    let label: Text
    let value: _PlotValue
    /// The end, if the value is a range.
    var end: _PlotValue?
    /// Whether the value is a range that a unit or a bin has made of a single one.
    var isUnit = false

    /// The value; the middle of a range.
    var middle: _PlotValue {
        switch (value, end) {
        case (.number(let low), .number(let high)?): .number((low + high) / 2)
        case (.date(let low), .date(let high)?): .date(low.addingTimeInterval(high.timeIntervalSince(low) / 2))
        default: value
        }
    }

    /// The ends of the range; of a single value, both the same.
    var ends: [_PlotValue] { [value, end ?? value] }
}

extension PlottableValue {
    /// A value.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
        self.value(Text(labelKey), value)
    }

    /// A value.
    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ value: Value) -> PlottableValue {
        self.value(Text(label), value)
    }

    /// A value.
    public static func value(_ label: Text, _ value: Value) -> PlottableValue {
        PlottableValue(channel: PlotChannel(label: label, value: value.plotValue))
    }

    // MARK: - Ranges

    /// A range of values.
    public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue
    where Value: Comparable { value(Text(labelKey), range) }

    /// A range of values.
    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ range: Range<Value>) -> PlottableValue
    where Value: Comparable { value(Text(label), range) }

    /// A range of values.
    public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue where Value: Comparable {
        PlottableValue(
            channel: PlotChannel(
                label: label,
                value: range.lowerBound.plotValue,
                end: range.upperBound.plotValue
            )
        )
    }

    /// A bin of values.
    public static func value(_ labelKey: LocalizedStringKey, _ bin: ChartBinRange<Value>) -> PlottableValue {
        value(Text(labelKey), bin)
    }

    /// A bin of values.
    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ bin: ChartBinRange<Value>) -> PlottableValue {
        value(Text(label), bin)
    }

    /// A bin of values.
    public static func value(_ label: Text, _ bin: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(
            channel: PlotChannel(
                label: label,
                value: bin.lowerBound.plotValue,
                end: bin.upperBound.plotValue,
                isUnit: true
            )
        )
    }
}

extension PlottableValue where Value == Date {
    /// The unit of the calendar that contains a date, such as its day.
    public static func value(
        _ labelKey: LocalizedStringKey,
        _ value: Date,
        unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableValue { self.value(Text(labelKey), value, unit: unit, calendar: calendar) }

    /// The unit of the calendar that contains a date, such as its day.
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol,
        _ value: Date,
        unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableValue { self.value(Text(label), value, unit: unit, calendar: calendar) }

    /// The unit of the calendar that contains a date, such as its day.
    public static func value(
        _ label: Text,
        _ value: Date,
        unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableValue {
        guard let interval = (calendar ?? .current).dateInterval(of: unit, for: value) else {
            return self.value(label, value)
        }
        return PlottableValue(
            channel: PlotChannel(label: label, value: .date(interval.start), end: .date(interval.end), isUnit: true)
        )
    }
}
