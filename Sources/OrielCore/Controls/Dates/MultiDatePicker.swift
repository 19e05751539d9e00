public import Foundation

/// A calendar for selecting several days.
///
///     @State private var days: Set<DateComponents> = []
///     MultiDatePicker("Days off", selection: $days)
///
/// The label is for assistive technology only, as Apple's.
public struct MultiDatePicker<Label> {
    let selection: Binding<Set<DateComponents>>
    let bounds: DateBounds
    let label: Label
}

extension MultiDatePicker: View where Label: View {
    public var body: some View {
        ElementContainer(MultiDatePickerDescription(selection: selection, bounds: bounds)) {
            ControlLabel { label }
            CalendarView(days: .several(selection), bounds: bounds)
        }
    }
}

private struct MultiDatePickerDescription: ElementDescription {
    let selection: Binding<Set<DateComponents>>
    let bounds: DateBounds

    func makeElement(in environment: EnvironmentValues) -> Element {
        var attributes = Attributes()
        environment.describeControl(in: &attributes)
        attributes[.hidesLabel] = .bool(true)
        attributes[.controlStyle] = .string("graphical")
        return Element(.datePicker, attributes: attributes, events: .change)
    }

    /// Selects or deselects a day in the form `2026-11-21`, as `ViewHost.set(_:date:)` does.
    func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        guard case .choose(let text) = event, environment.isEnabled else { return }
        let calendar = environment.pickerCalendar
        let format = LocalDateFormat(components: .date, calendar: environment.gregorianCalendar)
        let midnight = calendar.calendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: 0))
        guard let day = format.date(from: text, keepingRestOf: midnight), bounds.nearest(to: day) == day else { return }
        DaySelection.several(selection).choose(day, in: calendar, bounds: bounds)
    }
}

extension DateBounds {
    /// The days of a range, whose end is not part of it.
    fileprivate init(_ range: Range<Date>) {
        let last = range.upperBound.timeIntervalSinceReferenceDate.nextDown
        self.init(earliest: range.lowerBound, latest: Date(timeIntervalSinceReferenceDate: last))
    }

    fileprivate init(before end: Date) {
        self.init(latest: Date(timeIntervalSinceReferenceDate: end.timeIntervalSinceReferenceDate.nextDown))
    }
}

extension MultiDatePicker where Label: View {
    public nonisolated init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection: selection, bounds: DateBounds(), label: label())
    }

    public nonisolated init(
        selection: Binding<Set<DateComponents>>,
        in bounds: Range<Date>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, bounds: DateBounds(bounds), label: label())
    }

    public nonisolated init(
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, bounds: DateBounds(earliest: bounds.lowerBound), label: label())
    }

    public nonisolated init(
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, bounds: DateBounds(before: bounds.upperBound), label: label())
    }
}

extension MultiDatePicker where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(title) }
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Set<DateComponents>>,
        in bounds: Range<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        selection: Binding<Set<DateComponents>>,
        in bounds: Range<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }
}
