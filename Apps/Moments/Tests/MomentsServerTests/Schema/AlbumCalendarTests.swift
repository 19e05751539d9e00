import Foundation
import MomentsModel
import Testing

@testable import MomentsServer

/// Months and days of time zones.
@Suite struct AlbumCalendarTests {
    private func calendar(_ zone: String = "UTC") throws -> AlbumCalendar {
        AlbumCalendar(timeZone: try #require(TimeZone(identifier: zone)))
    }

    /// Returns the moments of some dates, such as `2025-03-01T00:00:00Z`, numbered from the oldest; the dates are in order.
    private func records(_ dates: String...) throws -> [AlbumRecord] {
        let records = try dates.enumerated().map { index, text in
            let created = try Date(text, strategy: .iso8601)
            return AlbumRecord(id: MomentID(rawValue: Int64(index + 1)), created: created, photo: nil)
        }
        return records.reversed()
    }

    private func months(_ records: [AlbumRecord], in zone: String) throws -> [String] {
        try calendar(zone).months(of: records, by: 1).map { "\($0.year)-\($0.month): \($0.momentCount)" }
    }

    @Test func `a month begins at midnight of the time zone`() throws {
        let records = try records(
            "2024-12-31T23:59:59Z",
            "2025-01-01T00:00:00Z",
            "2025-02-28T22:59:59Z",
            "2025-02-28T23:00:00Z",
            "2025-03-01T00:00:00Z"
        )

        #expect(try months(records, in: "UTC") == ["2025-3: 1", "2025-2: 2", "2025-1: 1", "2024-12: 1"])
        #expect(try months(records, in: "Europe/Paris") == ["2025-3: 2", "2025-2: 1", "2025-1: 2"])
        #expect(try months(records, in: "America/New_York") == ["2025-2: 3", "2024-12: 2"])
        #expect(try months(records, in: "Pacific/Kiritimati") == ["2025-3: 3", "2025-1: 2"])
    }

    @Test func `a month is a range of moments, with the cover of the newest that has photos`() throws {
        var records = try records("2025-02-01T12:00:00Z", "2025-03-01T12:00:00Z", "2025-03-02T12:00:00Z")
        let old = PhotoRecord(id: 7, hash: "old", width: 4, height: 3, altText: "", preview: nil)
        let new = PhotoRecord(id: 8, hash: "new", width: 4, height: 3, altText: "", preview: nil)
        records[1].photo = old

        var months = try calendar().months(of: records, by: 5)
        #expect(months.map(\.newest) == [3, 1] && months.map(\.oldest) == [2, 1])
        #expect(months.map(\.cover) == [old, nil] && months.map(\.author) == [5, 5])

        records[0].photo = new
        months = try calendar().months(of: records, by: 5)
        #expect(months.map(\.cover) == [new, nil])
    }

    @Test func `no moments have no months and no days`() throws {
        #expect(try calendar().months(of: [], by: 1).isEmpty)
        #expect(try calendar().onThisDay(.distantFuture, in: []).isEmpty)
    }

    @Test func `ten thousand moments are sorted as quickly as they are read`() throws {
        let start = try Date("2015-01-01T00:00:00Z", strategy: .iso8601)
        let records = (0..<10_000).reversed().map { number in
            AlbumRecord(
                id: MomentID(rawValue: Int64(number)),
                created: start.addingTimeInterval(Double(number) * 8 * 3600),
                photo: nil
            )
        }

        let months = try calendar("Asia/Shanghai").months(of: records, by: 1)

        #expect(months.map(\.momentCount).reduce(0, +) == 10_000)
        // 10,000 times eight hours are nine years and a month and a half.
        #expect(months.count == 110)
        #expect(months.filter { $0.month == 2 && $0.year % 4 != 0 }.allSatisfy { $0.momentCount == 28 * 3 })
    }

    @Test func `moments of this day are those of earlier years, whatever the hour`() throws {
        let records = try records(
            "2021-03-15T12:00:00Z",
            "2023-03-14T23:59:59Z",
            "2023-03-15T00:00:00Z",
            "2024-03-15T23:59:59Z",
            "2024-03-16T00:00:00Z",
            "2025-03-15T01:00:00Z"
        )
        let now = try Date("2025-03-15T08:00:00Z", strategy: .iso8601)

        #expect(try calendar().onThisDay(now, in: records) == [4, 3, 1])
        // There the day begins four hours later by summer time.
        #expect(try calendar("America/New_York").onThisDay(now, in: records) == [5, 4, 1])
    }

    @Test func `what was shared on February 29 returns in leap years`() throws {
        let records = try records("2020-02-29T12:00:00Z", "2023-02-28T12:00:00Z", "2023-03-01T12:00:00Z")
        func found(_ now: String) throws -> [MomentID] {
            try calendar().onThisDay(Date(now, strategy: .iso8601), in: records)
        }

        #expect(try found("2024-02-29T12:00:00Z") == [1])
        #expect(try found("2025-02-28T12:00:00Z") == [2])
        #expect(try found("2025-03-01T12:00:00Z") == [3])
    }
}
