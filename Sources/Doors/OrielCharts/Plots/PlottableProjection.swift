public import Foundation
public import OrielCore

/// A value of each element of a collection, with the name of what it measures.
public struct PlottableProjection<DataElement, Value: Plottable> {
    let channel: (DataElement) -> PlotChannel

    private init(_ value: @escaping (DataElement) -> PlottableValue<Value>) { channel = { value($0).channel } }
}

extension PlottableProjection {
    /// The value at a key path.
    public static func value(
        _ labelKey: LocalizedStringKey,
        _ keyPath: KeyPath<DataElement, Value>
    ) -> PlottableProjection { value(Text(labelKey), keyPath) }

    /// The value at a key path.
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol,
        _ keyPath: KeyPath<DataElement, Value>
    ) -> PlottableProjection { value(Text(label), keyPath) }

    /// The value at a key path.
    public static func value(_ label: Text, _ keyPath: KeyPath<DataElement, Value>) -> PlottableProjection {
        PlottableProjection { .value(label, $0[keyPath: keyPath]) }
    }
}

extension PlottableProjection where Value == Date {
    /// The unit of the calendar that contains the date at a key path, such as its day.
    public static func value(
        _ labelKey: LocalizedStringKey,
        _ keyPath: KeyPath<DataElement, Date>,
        unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection { value(Text(labelKey), keyPath, unit: unit, calendar: calendar) }

    /// The unit of the calendar that contains the date at a key path, such as its day.
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol,
        _ keyPath: KeyPath<DataElement, Date>,
        unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection { value(Text(label), keyPath, unit: unit, calendar: calendar) }

    /// The unit of the calendar that contains the date at a key path, such as its day.
    public static func value(
        _ label: Text,
        _ keyPath: KeyPath<DataElement, Date>,
        unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection {
        PlottableProjection { .value(label, $0[keyPath: keyPath], unit: unit, calendar: calendar) }
    }
}
