import Foundation

/// Wheels for the components of a date.
struct DateWheelsView {
    let selection: Binding<Date>
    let bounds: DateBounds
    let components: DatePickerComponents
    @Environment(\.pickerCalendar) private var calendar

    init(selection: Binding<Date>, bounds: DateBounds, components: DatePickerComponents) {
        self.selection = selection
        self.bounds = bounds
        self.components = components
    }
}

extension DateWheelsView: View {
    var body: some View {
        let wheels = DateWheels(components, calendar: calendar, bounds: bounds)
        DateWheelsElement(wheels: wheels, date: selection.wrappedValue) { selection.wrappedValue = $0 }
    }
}

/// The element of several wheels.
struct DateWheelsElement {
    let wheels: DateWheels
    let date: Date
    let choose: (Date) -> Void
}

extension DateWheelsElement: LeafElementView {
    typealias Body = Never

    func makeElement(in environment: EnvironmentValues) -> Element {
        var attributes: Attributes = [.dateWheels: .wheels(wheels.wheels(at: date))]
        environment.describeControl(in: &attributes)
        return Element(.dateWheels, attributes: attributes, events: environment.isEnabled ? .change : [])
    }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        // The number of the wheel and the number of the row.
        guard case .choose(let text) = event, environment.isEnabled else { return }
        let numbers = text.split(separator: " ").map { Int32($0) }
        guard numbers.count == 2, let wheel = numbers[0], let row = numbers[1],
            let new = wheels.date(choosing: Int(row), inWheel: Int(wheel), from: date)
        else { return }
        choose(new)
    }
}
