import Foundation

/// A calendar that shows a month, whose days can be chosen.
struct CalendarView {
    let days: DaySelection
    let bounds: DateBounds
    /// The month that the user has turned to; nil for the month of the selection.
    @State private var turned: TurnedMonth?
    @State private var showsWheels = false
    @Environment(\.pickerCalendar) private var calendar
    @Environment(\.wallClock) private var clock

    init(days: DaySelection, bounds: DateBounds) {
        self.days = days
        self.bounds = bounds
    }
}

/// A month in a calendar.
private struct TurnedMonth: Equatable {
    let date: Date
    /// The selection at the time of the turn: when it changes, the calendar shows its month again.
    let selection: Date?
}

extension CalendarView: View {
    var body: some View {
        let calendar = calendar
        let selection = days.first(in: calendar)
        let now = clock.now()
        let date = bounds.nearest(to: turned.flatMap { $0.selection == selection ? $0.date : nil } ?? selection ?? now)
        let month = CalendarMonth(containing: date, in: calendar)
        ElementContainer(
            CalendarDescription(
                page: page(month, now: now),
                choose: { choose($0, in: month, selection: selection) }
            )
        ) {
            if showsWheels {
                DateWheelsElement(wheels: DateWheels(monthsOf: calendar, bounds: bounds), date: date) {
                    turned = TurnedMonth(date: $0, selection: selection)
                }
            }
        }
    }

    @MainActor private func page(_ month: CalendarMonth, now: Date) -> CalendarPage {
        CalendarPage(
            month: month,
            selected: days.places(in: month),
            today: month.place(of: now),
            choosable: month.choosableDays(in: bounds),
            canTurnBack: month.month(after: -1, in: bounds) != nil,
            canTurnForth: month.month(after: 1, in: bounds) != nil,
            showsWheels: showsWheels,
            names: CalendarPage.Names(
                back: SystemWord.previousMonth.text(in: month.calendar.locale),
                forth: SystemWord.nextMonth.text(in: month.calendar.locale),
                wheels: SystemWord.chooseMonth.text(in: month.calendar.locale)
            )
        )
    }

    @MainActor private func choose(_ choice: Int, in month: CalendarMonth, selection: Date?) {
        switch choice {
        case CalendarPage.Choice.title: showsWheels.toggle()
        case CalendarPage.Choice.back, CalendarPage.Choice.forth:
            let count = choice == CalendarPage.Choice.back ? -1 : 1
            guard let date = month.month(after: count, in: bounds) else { return }
            turned = TurnedMonth(date: date, selection: selection)
        default:
            guard choice >= CalendarPage.Choice.firstDay else { return }
            let place = choice - CalendarPage.Choice.firstDay
            guard month.choosableDays(in: bounds).contains(place) else { return }
            days.choose(month.days[place].start, in: month.calendar, bounds: bounds)
            // A selection of several days can begin in another month.
            let new = days.first(in: month.calendar)
            turned = TurnedMonth(date: month.days[place].start, selection: new)
        }
    }
}

private struct CalendarDescription: ElementDescription {
    let page: CalendarPage
    let choose: (Int) -> Void

    func makeElement(in environment: EnvironmentValues) -> Element {
        var attributes: Attributes = [.calendarPage: .calendar(page)]
        environment.describeControl(in: &attributes)
        return Element(.calendar, attributes: attributes, events: environment.isEnabled ? .select : [])
    }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        if case .select(let choice) = event, environment.isEnabled { choose(choice) }
    }
}
