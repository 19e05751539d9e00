import Foundation

/// The parts of a date picker after its label, in the picker's style.
struct DatePickerParts {
    let selection: Binding<Date>
    let bounds: DateBounds
    let components: DatePickerComponents
    @Environment(\.datePickerStyleName) private var style
}

extension DatePickerParts: View {
    var body: some View {
        switch style {
        // The browser's own field is part of the picker's element.
        case "field", "stepperField": EmptyView()
        case "wheel": DateWheelsView(selection: selection, bounds: bounds, components: components)
        case "graphical" where components.contains(.date):
            CalendarView(days: .one(selection), bounds: bounds)
            if components.contains(.hourAndMinute) {
                ElementContainer(PlainDescription(kind: .dateTimeRow)) {
                    SystemWord.time.text
                    DatePills(selection: selection, bounds: bounds, components: .hourAndMinute)
                }
            }
        default: DatePills(selection: selection, bounds: bounds, components: components)
        }
    }
}

extension EnvironmentValues {
    /// The name of the style of date pickers; nil for the automatic one.
    var datePickerStyleName: String? {
        let name = self[StyleKey<DatePickerStyleMark>.self]?.name
        return name == "automatic" ? nil : name
    }
}
