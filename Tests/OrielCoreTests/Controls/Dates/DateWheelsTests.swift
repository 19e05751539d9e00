import Foundation
import TestSupport
import Testing

@testable import OrielCore

struct DateWheelsTests {
    private let date = CalendarMonthTests.date

    private func wheels(
        _ locale: String = "en_US",
        _ components: DatePickerComponents = .date,
        calendar: Calendar.Identifier = .gregorian,
        bounds: DateBounds = DateBounds()
    ) -> DateWheels {
        DateWheels(components, calendar: CalendarMonthTests.calendar(locale, calendar), bounds: bounds)
    }

    @Test(arguments: [
        ("en_US", [WheelField.month, .day, .year]), ("en_GB", [.day, .month, .year]), ("ja_JP", [.year, .month, .day]),
    ])
    func `wheels are in the order of the locale`(locale: String, fields: [WheelField]) {
        #expect(wheels(locale).fields == fields)
    }

    @Test(arguments: [
        ("en_US", [WheelField.hour, .minute, .period]), ("de_DE", [.hour, .minute]),
        ("zh_TW", [.period, .hour, .minute]),
    ])
    func `times have halves of the day where people use them`(locale: String, fields: [WheelField]) {
        #expect(wheels(locale, .hourAndMinute).fields == fields)
        #expect(wheels(locale, [.date, .hourAndMinute]).fields == [.date] + fields)
    }

    @Test func `the selected row is in the middle of others`() {
        for wheel in wheels("en_US", [.date, .hourAndMinute]).wheels(at: date).prefix(3) {
            let place = wheel.selected - wheel.first
            #expect(place >= 14 && wheel.rows.count - place > 14)
        }
        let texts = wheels().wheels(at: date).map { $0.rows[$0.selected - $0.first].text }
        #expect(texts == ["March", "15", "2025"])
    }

    @Test func `a small turn changes no rows`() {
        let before = wheels("en_US", .hourAndMinute).wheels(at: date)[1]
        let after = wheels("en_US", .hourAndMinute).wheels(at: date + 60)[1]

        #expect(before.first == after.first)
        #expect(before.rows == after.rows)
        #expect(after.selected == before.selected + 1)
    }

    @Test func `rows turn round`() {
        // 15 rows after minute 9 is 24; 60 rows after it is 9 again.
        let time = wheels("en_US", .hourAndMinute)

        #expect(time.date(choosing: 9 + 60 + 1, inWheel: 1, from: date) == date + 60)
        #expect(time.date(choosing: -51, inWheel: 1, from: date) == date)
        #expect(time.date(choosing: 1, inWheel: 2, from: date) == date + 12 * 3600)
    }

    @Test func `February has no 31st`() {
        let january = Date(timeIntervalSince1970: 1_738_281_600)

        #expect(wheels().date(choosing: 1, inWheel: 0, from: january) == january - 3 * 86_400 + 31 * 86_400)
    }

    @Test func `a choice stays within the bounds, and rows outside are dimmed`() {
        let bounded = wheels(bounds: DateBounds(earliest: date, latest: date + 60 * 86_400))
        let months = bounded.wheels(at: date)[0]
        let lit = months.rows.enumerated().filter { !$0.element.isDimmed }.map(\.element.text)

        #expect(Set(lit) == ["March", "April", "May"])
        #expect(bounded.date(choosing: 0, inWheel: 0, from: date) == date)
        #expect(bounded.date(choosing: 2030, inWheel: 2, from: date) == date + 60 * 86_400)
    }

    @Test func `rows and wheels that do not exist choose nothing`() {
        for row in [Int(Int32.min), -1, 0, 10_000, Int(Int32.max)] {
            #expect(wheels().date(choosing: row, inWheel: 3, from: date) == nil)
            #expect(wheels().date(choosing: row, inWheel: -1, from: date) == nil)
            #expect(wheels().date(choosing: row, inWheel: 2, from: date) == nil)
        }
    }

    @Test(arguments: [Calendar.Identifier.hebrew, .chinese, .japanese, .islamicUmmAlQura, .buddhist])
    func `wheels of other calendars choose their months`(identifier: Calendar.Identifier) throws {
        let other = wheels("en_US", calendar: identifier)
        let place = try #require(other.fields.firstIndex(of: .month))
        let months = other.wheels(at: date)[place]

        let next = other.date(choosing: months.selected + 1, inWheel: place, from: date)

        let shown = next.map { other.wheels(at: $0)[place] }.map { $0.rows[$0.selected - $0.first].text }
        #expect(shown == months.rows[months.selected + 1 - months.first].text)
    }

    @Test func `any choice keeps the seconds, and its row is then selected`() {
        var generator = SeededGenerator(seed: 16)
        let locales = ["en_US", "de_DE", "ar_EG", "ja_JP"]
        for _ in 0..<400 {
            let date = Date(timeIntervalSince1970: .random(in: -5e9...2e10, using: &generator).rounded())
            let components: DatePickerComponents =
                [.date, .hourAndMinute, [.date, .hourAndMinute]].randomElement(using: &generator)!
            let wheels = wheels(locales.randomElement(using: &generator)!, components)
            let number = Int.random(in: 0..<wheels.fields.count, using: &generator)
            let wheel = wheels.wheels(at: date)[number]
            let row = wheel.first + .random(in: 0..<wheel.rows.count, using: &generator)

            let new = wheels.date(choosing: row, inWheel: number, from: date)

            guard let new else {
                Issue.record("row \(row) of \(wheels.fields[number]) at \(date)")
                continue
            }
            let seconds = { (date: Date) in Int(date.timeIntervalSince1970.truncatingRemainder(dividingBy: 60)) }
            #expect(seconds(new) == seconds(date))
            let shown = wheels.wheels(at: new)[number]
            let text = shown.rows[shown.selected - shown.first].text
            #expect(text == wheel.rows[row - wheel.first].text, "\(wheels.fields[number]) at \(date)")
        }
    }

    @Test(arguments: [-Double.infinity, -62_135_596_800, 253_402_300_799, .infinity, .nan])
    func `the ends of time do not trap`(seconds: Double) {
        let end = Date(timeIntervalSince1970: seconds)
        for identifier in [Calendar.Identifier.gregorian, .hebrew, .chinese, .japanese] {
            for components in [DatePickerComponents.date, .hourAndMinute, [.date, .hourAndMinute]] {
                let wheels = wheels("en_US", components, calendar: identifier, bounds: DateBounds(earliest: date))
                for (place, wheel) in wheels.wheels(at: end).enumerated() {
                    #expect(!wheel.rows.isEmpty)
                    _ = wheels.date(choosing: wheel.first + wheel.rows.count, inWheel: place, from: end)
                    _ = wheels.date(choosing: wheel.first - 1, inWheel: place, from: end)
                }
            }
        }
    }
}
