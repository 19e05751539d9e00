public import Foundation
public import OrielCore

/// Lines, ticks and labels at values of an axis.
///
///     .chartXAxis {
///         AxisMarks(values: .stride(by: .month)) { value in
///             AxisGridLine()
///             AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
///         }
///     }
public struct AxisMarks<Content: AxisMark>: AxisContent {
    public let _axisMarks: [_AxisMarkSet]
}

extension AxisMarks {
    /// Marks for each value.
    public init(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        _axisMarks = [
            _AxisMarkSet(preset: preset, position: position, values: values) { content($0)._parts.map(\.part) }
        ]
    }

    /// Marks for each value.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        self.init(preset: preset, position: position, values: .listed(values), content: content)
    }

    /// The same marks for each value.
    public init(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(preset: preset, position: position, values: values, content: { _ in content() })
    }

    /// The same marks for each value.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: [Value],
        @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(preset: preset, position: position, values: .listed(values), content: { _ in content() })
    }
}

/// The marks that suit an axis.
public struct _AutomaticAxisMark: AxisMark {
    public var _parts: [_AxisMarkPart] { [] }
}

extension AxisMarks where Content == _AutomaticAxisMark {
    private init(
        _ preset: AxisMarkPreset,
        _ position: AxisMarkPosition,
        _ values: AxisMarkValues,
        _ stroke: StrokeStyle?,
        format: ((AxisValue) -> String?)? = nil
    ) {
        _axisMarks = [
            _AxisMarkSet(
                preset: preset,
                position: position,
                values: values,
                marks: nil,
                stroke: stroke,
                format: format
            )
        ]
    }

    /// Lines, ticks and labels that suit the axis.
    public init(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil
    ) { self.init(preset, position, values, stroke) }

    /// Lines, ticks and labels that suit the axis.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: [Value],
        stroke: StrokeStyle? = nil
    ) { self.init(preset, position, .listed(values), stroke) }

    /// Lines, ticks and labels that suit the axis, with texts in a format.
    public init<F: FormatStyle>(
        format: F,
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        self.init(preset, position, values, stroke) { $0.as(F.FormatInput.self).map(format.format) }
    }

    /// Lines, ticks and labels that suit the axis, with texts in a format.
    public init<F: FormatStyle, Value: Plottable>(
        format: F,
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: [Value],
        stroke: StrokeStyle? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        self.init(preset, position, .listed(values), stroke) { $0.as(F.FormatInput.self).map(format.format) }
    }
}

extension AxisMarkValues {
    static func listed<Value: Plottable>(_ values: [Value]) -> AxisMarkValues {
        AxisMarkValues(kind: .values(values.map(\.plotValue)))
    }
}
