import Foundation

/// Rules for the figures of days. Days are those of UTC, counted from 1970.
enum FiguresRules {
    /// The days for which figures are kept: two years.
    static let lifetime = 730

    static let dayMilliseconds: Int64 = 86_400_000

    static func day(of milliseconds: Int64) -> Int {
        Int((Double(milliseconds) / Double(dayMilliseconds)).rounded(.down))
    }

    static func start(of day: Int) -> Int64 { Int64(day) * dayMilliseconds }

    /// The oldest day that is kept.
    static func oldest(on today: Int) -> Int { today - lifetime + 1 }

    /// The first day whose figures have to be written: the first that is not complete; nil if there are no people.
    ///
    /// - Parameters:
    ///   - firstPerson: When the first account was made, in milliseconds since 1970.
    ///   - complete: The days that are.
    static func firstDue(on today: Int, firstPerson: Int64?, complete: Set<Int>) -> Int? {
        guard let firstPerson else { return nil }
        let first = max(oldest(on: today), min(day(of: firstPerson), today))
        return (first...today).first { !complete.contains($0) } ?? today
    }
}

/// What the records of a store tell about days, from which their figures are made.
struct FiguresSource {
    let today: Int
    /// The first day to make.
    let first: Int
    /// Figures that are kept, by their day.
    let known: [Int: DailyFiguresRecord]
    /// The accounts from before the first day.
    let peopleBefore: Int
    /// Accounts, moments and so on by the day on which they were made.
    let signUps, moments, comments, likes, reports: [Int: Int]
    /// The people whose last use was on a day.
    let lastSeen: [Int: Int]
    let photos: Int
    let photoBytes: Int

    /// The figures of each day that is not complete.
    var figures: [DailyFiguresRecord] {
        var people = peopleBefore
        return (first...today).compactMap { day in
            people += signUps[day] ?? 0
            let kept = known[day]
            guard kept?.isComplete != true else { return nil }
            let isToday = day == today
            return DailyFiguresRecord(
                day: day,
                isComplete: !isToday,
                people: people,
                activePeople: activePeople(on: day),
                signUps: signUps[day] ?? 0,
                moments: moments[day] ?? 0,
                comments: comments[day] ?? 0,
                likes: likes[day] ?? 0,
                reports: reports[day] ?? 0,
                photos: isToday ? photos : kept?.photos,
                photoBytes: isToday ? photoBytes : kept?.photoBytes
            )
        }
    }

    /// Who comes on the next day, too, is not among those last seen on a day. So the count of the day itself, which is written each hour, is
    /// better than what can be read later. It never falls, because sign-ins end.
    private func activePeople(on day: Int) -> Int? {
        let seen = lastSeen[day] ?? 0
        if let kept = known[day]?.activePeople { return max(kept, seen) }
        return day == today ? seen : nil
    }
}
