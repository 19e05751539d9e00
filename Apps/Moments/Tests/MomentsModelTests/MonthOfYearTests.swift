import Foundation
import MomentsModel
import Testing

@Suite struct MonthOfYearTests {
    @Test func `a date has the month of the time zone`() throws {
        let date = try Date("2024-12-31T23:30:00Z", strategy: .iso8601)
        let paris = try #require(TimeZone(identifier: "Europe/Paris"))

        #expect(MonthOfYear(of: date, in: .gmt) == MonthOfYear(year: 2024, month: 12))
        #expect(MonthOfYear(of: date, in: paris) == MonthOfYear(year: 2025, month: 1))
    }

    @Test func `months have an order, and a text`() {
        let months = [MonthOfYear(year: 2025, month: 3), MonthOfYear(year: 2024, month: 12)]

        #expect(months.sorted().map(\.description) == ["2024-12", "2025-03"])
    }

    @Test(arguments: ["Pacific/Kiritimati", "Pacific/Pago_Pago", "UTC"])
    func `the middle of a month is of that month everywhere`(zone: String) throws {
        let zone = try #require(TimeZone(identifier: zone))
        for month in 1...12 {
            let month = MonthOfYear(year: 2024, month: month)
            #expect(MonthOfYear(of: month.middle, in: zone) == month)
        }
    }
}
