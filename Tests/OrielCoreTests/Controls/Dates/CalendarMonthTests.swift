import Foundation
import TestSupport
import Testing

@testable import OrielCore

struct CalendarMonthTests {
    static func calendar(
        _ locale: String = "en_US",
        _ identifier: Calendar.Identifier = .gregorian,
        zone: String = "UTC"
    ) -> PickerCalendar {
        PickerCalendar(
            Calendar(identifier: identifier),
            locale: Locale(identifier: locale),
            timeZone: TimeZone(identifier: zone)!
        )
    }

    /// March 15, 2025, 11:09:27 AM in Greenwich.
    static let date = Date(timeIntervalSince1970: 1_742_036_967)

    @Test func `a month has its days under their weekdays`() {
        let month = CalendarMonth(containing: Self.date, in: Self.calendar())

        #expect(month.title == "March 2025")
        #expect(month.weekdays.map(\.short) == ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"])
        #expect(month.offset == 6)
        #expect(month.days.count == 31)
        #expect(month.days[14].number == "15")
        #expect(month.days[14].name == "Saturday, March 15")
    }

    @Test(arguments: [("de_DE", 5, "Mo"), ("ar_EG", 0, "س"), ("fr_FR", 5, "LUN.")])
    func `a week begins where the locale begins it`(locale: String, offset: Int, first: String) {
        let month = CalendarMonth(containing: Self.date, in: Self.calendar(locale))

        #expect(month.offset == offset)
        #expect(month.weekdays[0].short.lowercased() == first.lowercased())
    }

    @Test(arguments: [
        (Calendar.Identifier.buddhist, 31, "2568"), (.japanese, 31, "7"), (.hebrew, 29, "5785"),
        (.islamicUmmAlQura, 29, "1446"), (.persian, 30, "1403"), (.chinese, 29, "2025"),
    ])
    func `other calendars have months of their own`(identifier: Calendar.Identifier, count: Int, year: String) {
        let month = CalendarMonth(containing: Self.date, in: Self.calendar("en_US", identifier))

        #expect(month.days.count == count)
        #expect(month.title.contains(year))
        #expect(month.place(of: Self.date) != nil)
    }

    @Test func `days that do not exist are left out`() {
        let october = Date(timeIntervalSince1970: -12_219_292_800)
        let december = Date(timeIntervalSince1970: 1_324_000_000)

        // The Gregorian calendar skipped ten days, and Samoa a day when it changed its side of the date line.
        #expect(CalendarMonth(containing: october, in: Self.calendar()).days.count == 21)
        let samoa = CalendarMonth(containing: december, in: Self.calendar(zone: "Pacific/Apia"))
        #expect(samoa.days.map(\.number).suffix(3) == ["28", "29", "31"])
    }

    @Test func `a day that begins after midnight is one day`() {
        // In São Paulo, daylight saving began at midnight.
        let calendar = Self.calendar(zone: "America/Sao_Paulo")
        let month = CalendarMonth(containing: Date(timeIntervalSince1970: 1_539_500_000), in: calendar)

        #expect(month.days.count == 31)
        #expect(Set(month.days.map(\.number)).count == 31)
    }

    @Test func `only days within the bounds can be chosen`() {
        let month = CalendarMonth(containing: Self.date, in: Self.calendar())
        let day = 86_400.0

        #expect(month.choosableDays(in: DateBounds()) == 0..<31)
        #expect(month.choosableDays(in: DateBounds(earliest: Self.date)) == 14..<31)
        #expect(month.choosableDays(in: DateBounds(latest: Self.date)) == 0..<15)
        #expect(month.choosableDays(in: DateBounds(latest: Self.date - 40 * day)).isEmpty)
        #expect(month.choosableDays(in: DateBounds(earliest: Self.date + 40 * day)).isEmpty)
        #expect(month.choosableDays(in: DateBounds(earliest: Self.date + day, latest: Self.date - day)).isEmpty)
    }

    @Test func `a calendar turns only to months within the bounds`() {
        let month = CalendarMonth(containing: Self.date, in: Self.calendar())
        let bounds = DateBounds(earliest: Self.date, latest: Self.date + 20 * 86_400)

        #expect(month.month(after: -1, in: bounds) == nil)
        #expect(month.month(after: 1, in: bounds) != nil)
        #expect(month.month(after: 2, in: bounds) == nil)
    }

    @Test(arguments: [-Double.infinity, -1e12, -62_135_596_800, 253_402_300_799, 1e12, .infinity, .nan])
    func `the ends of time do not trap`(seconds: Double) {
        let date = Date(timeIntervalSince1970: seconds)
        for identifier in [Calendar.Identifier.gregorian, .hebrew, .chinese, .japanese, .islamicCivil] {
            for zone in ["Pacific/Kiritimati", "Pacific/Pago_Pago"] {
                let month = CalendarMonth(containing: date, in: Self.calendar("en_US", identifier, zone: zone))
                #expect((1...32).contains(month.days.count))
                _ = month.month(after: 1, in: DateBounds())
                _ = month.month(after: -1, in: DateBounds())
                _ = month.choosableDays(in: DateBounds(earliest: date, latest: date))
            }
        }
    }

    @Test func `every date is on one of the days of its month`() {
        var generator = SeededGenerator(seed: 15)
        let zones = ["UTC", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe", "Pacific/Apia"]
        let identifiers: [Calendar.Identifier] = [
            .gregorian, .hebrew, .chinese, .islamicUmmAlQura, .japanese, .persian,
        ]
        for _ in 0..<300 {
            let date = Date(timeIntervalSince1970: .random(in: -5e9...1e10, using: &generator))
            let zone = zones.randomElement(using: &generator)!
            let calendar = Self.calendar("en_US", identifiers.randomElement(using: &generator)!, zone: zone)
            let month = CalendarMonth(containing: date, in: calendar)

            let place = month.place(of: date)
            #expect(place != nil, "\(date) in \(calendar)")
            guard let place else { continue }
            #expect(calendar.days(from: month.days[place].start, to: date) == 0, "\(date) in \(calendar)")
            #expect((0...6).contains(month.offset))
            #expect(month.offset + month.days.count <= 42)
        }
    }
}
