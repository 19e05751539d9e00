import Foundation
import OrielTesting
import Testing

@testable import OrielCore

@MainActor
@Suite struct DatePickerTests {
    private struct Picker: View {
        @State var date = CalendarMonthTests.date
        var components: DatePickerComponents = [.date, .hourAndMinute]
        var range: ClosedRange<Date> = .distantPast ... .distantFuture
        var isDisabled = false

        var body: some View {
            DatePicker("Due", selection: $date, in: range, displayedComponents: components)
            Text(verbatim: "at \(Int(date.timeIntervalSince1970))").disabled(isDisabled)
        }
    }

    private struct Days: View {
        @State var days: Set<DateComponents> = [DateComponents(year: 2025, month: 3, day: 12)]
        var range = Date.distantPast..<Date.distantFuture

        var body: some View {
            MultiDatePicker("Days off", selection: $days, in: range)
            Text(verbatim: days.map { "\($0.month ?? 0)-\($0.day ?? 0)" }.sorted().joined(separator: " "))
        }
    }

    private func host<V: View>(_ view: V) -> ViewHost {
        ViewHost {
            view
                .environment(\.locale, Locale(identifier: "en_US"))
                .environment(\.calendar, Calendar(identifier: .gregorian))
                .environment(\.timeZone, TimeZone(identifier: "UTC")!)
        }
    }

    private func element(_ kind: Element.Kind, in host: ViewHost) throws -> ElementTree {
        try #require(host.elementTrees.compactMap { $0.first(kind) }.first)
    }

    private func page(of host: ViewHost) throws -> CalendarPage {
        guard case .calendar(let page)? = try element(.calendar, in: host).element.attributes[.calendarPage] else {
            throw Missing()
        }
        return page
    }

    private struct Missing: Error {}

    private func choose(_ choice: Int, in host: ViewHost) async throws {
        _ = await host.send(.select(choice), to: try element(.calendar, in: host).id)
    }

    @Test func `a pill opens a calendar, whose days keep the time`() async throws {
        let host = host(Picker())

        try await host.tap("Mar 15, 2025")
        try await choose(CalendarPage.Choice.firstDay + 19, in: host)

        #expect(host.texts.contains("Mar 20, 2025"))
        #expect(host.texts.last == "at \(1_742_036_967 + 5 * 86_400)")
        #expect(try page(of: host).selected == [19])
    }

    @Test func `a tap on an open pill and a press outside close it`() async throws {
        let host = host(Picker())

        try await host.tap("Mar 15, 2025")
        _ = await host.send(.dismiss, to: try element(.datePopover, in: host).id)
        #expect(host.elementTrees.allSatisfy { $0.first(.datePopover) == nil })

        try await host.tap("11:09\u{A0}AM")
        _ = try element(.dateWheels, in: host)
        try await host.tap("11:09\u{A0}AM")
        #expect(host.elementTrees.allSatisfy { $0.first(.datePopover) == nil })
    }

    @Test func `a calendar turns its months, and returns to a selection made elsewhere`() async throws {
        let host = host(Picker(components: .date).datePickerStyle(.graphical))

        try await choose(CalendarPage.Choice.forth, in: host)
        try await choose(CalendarPage.Choice.forth, in: host)
        #expect(try page(of: host).month.title == "May 2025")
        #expect(try page(of: host).selected.isEmpty)

        try await host.set("2024-02-29", date: "Due")
        #expect(try page(of: host).month.title == "February 2024")
    }

    @Test func `the title switches to wheels for the month and the year`() async throws {
        let host = host(Picker(components: .date).datePickerStyle(.graphical))

        try await choose(CalendarPage.Choice.title, in: host)
        _ = await host.send(.choose("1 2031"), to: try element(.dateWheels, in: host).id)
        try await choose(CalendarPage.Choice.title, in: host)

        #expect(try page(of: host).month.title == "March 2031")
        #expect(host.texts.last == "at 1742036967")
    }

    @Test func `days outside the bounds are not chosen`() async throws {
        let date = CalendarMonthTests.date
        let host = host(Picker(components: .date, range: date...(date + 86_400)).datePickerStyle(.graphical))

        for choice in [-1, 3, 17 + 5, 1 << 24, Int.max, Int.min, CalendarPage.Choice.back, CalendarPage.Choice.forth] {
            try await choose(choice, in: host)
        }

        #expect(host.texts.last == "at 1742036967")
        #expect(try page(of: host).month.title == "March 2025")
        #expect(try page(of: host).choosable == 14..<16)
    }

    @Test(arguments: [
        "", " ", "0", "0 ", "a b", "0 99999999999999999999", "9 1", "-1 1", "0 1 2", "2 999999", "0 \u{0661}",
    ])
    func `wheels ignore what no wheel has`(text: String) async throws {
        let host = host(Picker(components: .date).datePickerStyle(.wheel))

        _ = await host.send(.choose(text), to: try element(.dateWheels, in: host).id)

        #expect(host.texts.last == "at 1742036967")
    }

    @Test func `wheels choose`() async throws {
        let host = host(Picker().datePickerStyle(.wheel))

        _ = await host.send(.choose("2 70"), to: try element(.dateWheels, in: host).id)

        #expect(host.texts.last == "at \(1_742_036_967 + 60)")
    }

    @Test func `a disabled picker takes no choices`() async throws {
        let host = host(Picker(components: .date).datePickerStyle(.graphical).disabled(true))

        try await choose(CalendarPage.Choice.firstDay, in: host)

        #expect(host.texts.last == "at 1742036967")
    }

    @Test func `several days are chosen and taken back`() async throws {
        let host = host(Days())
        #expect(try page(of: host).selected == [11])

        try await choose(CalendarPage.Choice.firstDay + 1, in: host)
        #expect(host.texts.last == "3-12 3-2")

        try await host.set("2025-03-12", date: "Days off")
        #expect(host.texts.last == "3-2")
        #expect(try page(of: host).selected == [1])
    }

    @Test func `the end of a range of days is not part of it`() throws {
        let day = Date(timeIntervalSince1970: 1_741_996_800)
        let host = host(Days(range: day..<(day + 2 * 86_400)))

        #expect(try page(of: host).choosable == 14..<16)
    }

    @Test func `components that are no date are no selection`() throws {
        let host = host(
            Days(days: [
                DateComponents(), DateComponents(year: .max, month: .min), DateComponents(year: 2025, day: 400),
            ])
        )

        _ = try page(of: host)
    }
}

extension ElementTree {
    fileprivate func first(_ kind: Element.Kind) -> ElementTree? {
        if element.kind == kind { return self }
        for child in children {
            if let found = child.first(kind) { return found }
        }
        return nil
    }
}
