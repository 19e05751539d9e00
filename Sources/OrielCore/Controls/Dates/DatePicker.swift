public import Foundation

/// A control for selecting a date, a time, or both.
///
///     DatePicker("Due", selection: $due, in: Date.now..., displayedComponents: .date)
///
/// It shows dates in the calendar, the locale and the time zone of the environment. A choice changes only the components
/// that the user sees: the seconds stay as they are.
public struct DatePicker<Label> {
    let selection: Binding<Date>
    let bounds: DateBounds
    let components: DatePickerComponents
    let label: Label
    @Environment(\.datePickerStyle) private var style

    nonisolated init(selection: Binding<Date>, bounds: DateBounds, components: DatePickerComponents, label: Label) {
        self.selection = selection
        self.bounds = bounds
        self.components = components
        self.label = label
    }
}

/// The components of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The hour and minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 0x60)
    /// The day, month and year.
    public static let date = DatePickerComponents(rawValue: 0x1e)
}

/// The earliest and the latest selectable date.
struct DateBounds: Equatable, Sendable {
    var earliest: Date?
    var latest: Date?

    func nearest(to date: Date) -> Date {
        if let earliest, date < earliest { return earliest }
        if let latest, date > latest { return latest }
        return date
    }
}

extension DatePicker: View where Label: View {
    public var body: some View {
        if let style, style.name == nil, let custom = style.style as? any DatePickerStyle {
            styled(custom, outer: style.outer?.layer)
        } else {
            element
        }
    }

    private func styled<Style: DatePickerStyle>(_ style: Style, outer: StyleLayer?) -> AnyView {
        let configuration = DatePickerStyleConfiguration(
            label: DatePickerStyleConfiguration.Label(label),
            selection: selection,
            minimumDate: bounds.earliest,
            maximumDate: bounds.latest,
            displayedComponents: components
        )
        return AnyView(
            DatePickerStyleBody(style: style, configuration: configuration)
                .modifier(OuterStyleModifier<DatePickerStyleMark>(outer: outer))
        )
    }

    private var element: some View {
        DatePickerElement(
            elementDescription: DatePickerDescription(selection: selection, bounds: bounds, components: components),
            content: TupleView(
                (
                    ControlLabel { label },
                    DatePickerParts(selection: selection, bounds: bounds, components: components)
                )
            )
        )
    }
}

extension DatePicker where Label: View {
    public typealias Components = OrielCore.DatePickerComponents

    public nonisolated init(
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, bounds: DateBounds(), components: displayedComponents, label: label())
    }

    public nonisolated init(
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        let bounds = DateBounds(earliest: range.lowerBound, latest: range.upperBound)
        self.init(selection: selection, bounds: bounds, components: displayedComponents, label: label())
    }

    public nonisolated init(
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        let bounds = DateBounds(earliest: range.lowerBound)
        self.init(selection: selection, bounds: bounds, components: displayedComponents, label: label())
    }

    public nonisolated init(
        selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        let bounds = DateBounds(latest: range.upperBound)
        self.init(selection: selection, bounds: bounds, components: displayedComponents, label: label())
    }
}

extension DatePicker where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }
}
