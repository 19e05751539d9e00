import Foundation

/// The date and the time of a compact date picker: buttons that open a calendar and wheels.
struct DatePills {
    let selection: Binding<Date>
    let bounds: DateBounds
    let components: DatePickerComponents
    /// The pill whose popover is open.
    @State private var open: Pill?
    @Environment(\.pickerCalendar) private var calendar

    private enum Pill { case date, time }

    init(selection: Binding<Date>, bounds: DateBounds, components: DatePickerComponents) {
        self.selection = selection
        self.bounds = bounds
        self.components = components
    }
}

extension DatePills: View {
    // A popover is shown below the element before it, which is its pill.
    var body: some View {
        if components.contains(.date) {
            pill(.date, text: calendar.dateText(selection.wrappedValue))
            if open == .date {
                popover(.date) { CalendarView(days: .one(selection), bounds: bounds) }
            }
        }
        if components.contains(.hourAndMinute) {
            pill(.time, text: calendar.timeText(selection.wrappedValue))
            if open == .time {
                popover(.time) {
                    DateWheelsView(selection: selection, bounds: bounds, components: .hourAndMinute)
                }
            }
        }
    }

    @MainActor private func pill(_ pill: Pill, text: String) -> some View {
        let isOpen = open == pill
        return ElementContainer(DatePillDescription(isOpen: isOpen) { open = isOpen ? nil : pill }) {
            Text(verbatim: text)
        }
    }

    @MainActor private func popover<Content: View>(_ word: SystemWord, @ViewBuilder content: () -> Content) -> some View
    {
        ElementContainer(DatePopoverDescription(word: word) { open = nil }) { content() }
    }
}

private struct DatePillDescription: ElementDescription {
    let isOpen: Bool
    let tapped: () -> Void

    func makeElement(in environment: EnvironmentValues) -> Element {
        var attributes: Attributes = [.role: .string("date"), .isOn: .bool(isOpen)]
        environment.describeControl(in: &attributes)
        return Element(.button, attributes: attributes, events: .tap)
    }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        if event == .tap { tapped() }
    }
}

private struct DatePopoverDescription: ElementDescription {
    let word: SystemWord
    let dismiss: () -> Void

    func makeElement(in environment: EnvironmentValues) -> Element {
        let attributes: Attributes = [.label: .string(word.text(in: environment.locale))]
        // Taps between the days are not taps on the views around the picker.
        return Element(.datePopover, attributes: attributes, events: [.dismiss, .tap])
    }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        if event == .dismiss { dismiss() }
    }
}
