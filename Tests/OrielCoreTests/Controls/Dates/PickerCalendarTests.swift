import Foundation
import Testing

@testable import OrielCore

struct PickerCalendarTests {
    private let newYork = CalendarMonthTests.calendar(zone: "America/New_York")

    private func text(_ date: Date?, in calendar: PickerCalendar) -> String {
        guard let date else { return "nil" }
        let parts = calendar.calendar.dateComponents([.month, .day, .hour, .minute, .second], from: date)
        return "\(parts.month!)-\(parts.day!) \(parts.hour!):\(parts.minute!):\(parts.second!)"
    }

    @Test func `texts of pills are those of the locale`() {
        let english = CalendarMonthTests.calendar()
        let german = CalendarMonthTests.calendar("de_DE", zone: "Europe/Berlin")

        #expect(english.dateText(CalendarMonthTests.date) == "Mar 15, 2025")
        #expect(english.timeText(CalendarMonthTests.date) == "11:09\u{A0}AM")
        #expect(german.dateText(CalendarMonthTests.date) == "15. März 2025")
        #expect(german.timeText(CalendarMonthTests.date) == "12:09")
    }

    @Test func `another hour keeps the seconds and their fraction`() {
        let calendar = CalendarMonthTests.calendar()
        let date = CalendarMonthTests.date + 0.25

        let new = calendar.date(settingHour: 23, minute: 5, of: date)

        #expect(new == date + Double((23 - 11) * 3600 - 4 * 60))
    }

    @Test func `a time that daylight saving skips becomes one that exists`() {
        // March 9, 2025: the clocks went from 2:00 to 3:00.
        let midnight = Date(timeIntervalSince1970: 1_741_496_400)

        let new = newYork.date(settingHour: 2, minute: 30, of: midnight)

        #expect(text(new, in: newYork) == "3-9 3:30:0")
    }

    @Test func `the minute of an hour that occurs twice changes in the same one`() {
        // November 2, 2025, 1:10 AM for the second time.
        let second = Date(timeIntervalSince1970: 1_762_063_800)

        #expect(newYork.date(settingHour: 1, minute: 20, of: second) == second + 600)
    }

    @Test func `a day in another month keeps the time of the day across daylight saving`() {
        let winter = Date(timeIntervalSince1970: 1_736_000_000)

        let summer = newYork.date(byAdding: 6, .month, to: winter)

        #expect(text(winter, in: newYork).dropFirst(3).contains("9:13:20"))
        #expect(text(summer, in: newYork).contains("9:13:20"))
    }

    @Test func `dates that a picker cannot show are not made`() {
        #expect(newYork.date(byAdding: 9000, .year, to: CalendarMonthTests.date) == nil)
        #expect(newYork.date(byAdding: -3000, .year, to: CalendarMonthTests.date) == nil)
    }
}
