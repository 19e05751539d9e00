import Foundation

struct DatePickerElement<Content: View> {
    let elementDescription: DatePickerDescription
    let content: Content
}

extension DatePickerElement: ContainerElementView {
    typealias Body = Never
}

struct DatePickerDescription {
    let selection: Binding<Date>
    let bounds: DateBounds
    let components: DatePickerComponents
}

extension DatePickerDescription: ElementDescription {
    static var readsBindings: Bool { true }

    func makeElement(in environment: EnvironmentValues) -> Element {
        let format = LocalDateFormat(components: components, calendar: environment.gregorianCalendar)
        var attributes: Attributes = [
            .value: .string(format.string(from: selection.wrappedValue)), .dateComponents: .string(format.name),
        ]
        attributes.set(.minimum, bounds.earliest.map(format.string))
        attributes.set(.maximum, bounds.latest.map(format.string))
        environment.describeLabeledControl(in: &attributes)
        attributes.set(.controlStyle, environment.datePickerStyleName)
        var events: Element.Events = .change
        if environment.reportsFocus { events.insert(.focus) }
        return Element(.datePicker, attributes: attributes, events: events)
    }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        guard case .choose(let text) = event else { return }
        let format = LocalDateFormat(components: components, calendar: environment.gregorianCalendar)
        guard let date = format.date(from: text, keepingRestOf: selection.wrappedValue) else { return }
        selection.wrappedValue = bounds.nearest(to: date)
    }
}

extension EnvironmentValues {
    /// The Gregorian calendar, which browsers use in date values, in the user's time zone.
    var gregorianCalendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return calendar
    }
}

/// The date formats of browser controls: `2026-11-21`, `13:45`, `2026-11-21T13:45`.
struct LocalDateFormat {
    let components: DatePickerComponents
    let calendar: Calendar

    private var hasDate: Bool { components.contains(.date) }
    private var hasTime: Bool { components.contains(.hourAndMinute) }

    var name: String { hasDate ? (hasTime ? "dateTime" : "date") : "time" }

    func string(from date: Date) -> String {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: PickerCalendar.shown(date))
        let day = "\(padded(parts.year, to: 4))-\(padded(parts.month))-\(padded(parts.day))"
        let time = "\(padded(parts.hour)):\(padded(parts.minute))"
        return hasDate ? (hasTime ? "\(day)T\(time)" : day) : time
    }

    private func padded(_ number: Int?, to length: Int = 2) -> String {
        let digits = String(number ?? 0)
        return String(repeating: "0", count: max(0, length - digits.count)) + digits
    }

    /// Returns the date of a text; components missing from the text are taken from `old`.
    func date(from text: String, keepingRestOf old: Date) -> Date? {
        let sides = text.split(separator: "T", omittingEmptySubsequences: false)
        guard sides.count == (hasDate && hasTime ? 2 : 1) else { return nil }
        var parts = calendar.dateComponents(
            [.year, .month, .day, .hour, .minute, .second],
            from: PickerCalendar.shown(old)
        )
        if hasDate {
            let numbers = sides[0].split(separator: "-").map { Int($0) }
            guard numbers.count == 3, let year = numbers[0], let month = numbers[1], let day = numbers[2],
                (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day)
            else { return nil }
            (parts.year, parts.month, parts.day) = (year, month, day)
        }
        if hasTime {
            let numbers = sides[sides.count - 1].split(separator: ":").map { Int($0) }
            guard numbers.count >= 2, let hour = numbers[0], let minute = numbers[1],
                (0...23).contains(hour), (0...59).contains(minute)
            else { return nil }
            (parts.hour, parts.minute) = (hour, minute)
        }
        return calendar.date(from: parts)
    }
}
