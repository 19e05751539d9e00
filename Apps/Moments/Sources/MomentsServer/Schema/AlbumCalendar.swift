import Foundation
import MomentsModel

/// A month of a person's moments, as far as the viewer may see them.
struct AlbumMonthRecord: Sendable {
    let author: PersonID
    let year: Int
    let month: Int
    private(set) var momentCount: Int
    /// The first photo of the newest moment with photos; nil if none has any.
    private(set) var cover: PhotoRecord?
    let newest: MomentID
    private(set) var oldest: MomentID

    init(_ newest: AlbumRecord, by author: PersonID, year: Int, month: Int) {
        self.author = author
        self.year = year
        self.month = month
        momentCount = 1
        cover = newest.photo
        self.newest = newest.id
        oldest = newest.id
    }

    /// Adds the next older moment.
    mutating func add(_ record: AlbumRecord) {
        momentCount += 1
        cover = cover ?? record.photo
        oldest = record.id
    }
}

/// Sorts moments into the months and days of a time zone.
///
/// It asks the calendar about each month and each day once: asking about each of 10,000 dates would be slow.
struct AlbumCalendar {
    private let calendar: Calendar

    init(timeZone: TimeZone) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        self.calendar = calendar
    }

    /// Returns the months with moments, newest first.
    ///
    /// - Parameter records: The moments of `author`, newest first.
    func months(of records: [AlbumRecord], by author: PersonID) -> [AlbumMonthRecord] {
        var months: [AlbumMonthRecord] = []
        var start = Date.distantFuture
        for record in records {
            if record.created >= start {
                months[months.count - 1].add(record)
                continue
            }
            let parts = calendar.dateComponents([.year, .month], from: record.created)
            guard let interval = calendar.dateInterval(of: .month, for: record.created), let year = parts.year,
                let month = parts.month
            else { preconditionFailure("The Gregorian calendar has no month for \(record.created).") }
            start = interval.start
            months.append(AlbumMonthRecord(record, by: author, year: year, month: month))
        }
        return months
    }

    /// Returns the moments of earlier years on the day and month of a date, newest first. Those of February 29 belong to leap
    /// years only.
    ///
    /// - Parameter records: A person's moments, newest first.
    func onThisDay(_ now: Date, in records: [AlbumRecord]) -> [MomentID] {
        let today = calendar.dateComponents([.year, .month, .day], from: now)
        guard let thisYear = today.year, let oldest = records.last?.created else { return [] }
        let firstYear = calendar.component(.year, from: oldest)
        guard firstYear < thisYear else { return [] }
        var found: [MomentID] = []
        var rest = records[...]
        for year in (firstYear..<thisYear).reversed() {
            let parts = DateComponents(year: year, month: today.month, day: today.day)
            guard let day = interval(of: parts) else { continue }
            rest = rest.drop { $0.created >= day.end }
            found += rest.prefix { $0.created >= day.start }.map(\.id)
        }
        return found
    }

    /// Returns a day; nil if its year does not have it.
    private func interval(of parts: DateComponents) -> DateInterval? {
        guard let date = calendar.date(from: parts) else { return nil }
        let found = calendar.dateComponents([.month, .day], from: date)
        guard found.month == parts.month, found.day == parts.day else { return nil }
        return calendar.dateInterval(of: .day, for: date)
    }
}
