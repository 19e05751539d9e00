import Foundation
public import MomentsModel

extension InMemoryMomentStore {
    @discardableResult
    public func keepFigures() async throws -> Int {
        write { state, now in
            let today = FiguresRules.day(of: now.milliseconds)
            guard let figures = state.figuresSource(on: today)?.figures else { return 0 }
            for day in figures { state.figures[day.day] = day }
            state.figures = state.figures.filter { $0.key >= FiguresRules.oldest(on: today) }
            return figures.count { $0.isComplete }
        }
    }

    public func figures(days: Int, for admin: PersonID) async throws -> [DailyFiguresRecord] {
        let first = FiguresRules.day(of: now().milliseconds) - max(days, 0) + 1
        return try read { state in
            try state.checkAdmin(admin)
            return state.figures.values.filter { $0.day >= first }.sorted { $0.day < $1.day }
        }
    }
}

extension InMemoryState {
    /// - Returns: Nil if there are no people.
    fileprivate func figuresSource(on today: Int) -> FiguresSource? {
        let complete = Set(figures.values.filter(\.isComplete).map(\.day))
        let firstPerson = people.values.map(\.created).min()?.milliseconds
        guard let first = FiguresRules.firstDue(on: today, firstPerson: firstPerson, complete: complete) else {
            return nil
        }
        let start = FiguresRules.start(of: first)
        func counts(_ dates: some Sequence<Date>) -> [Int: Int] {
            let days = dates.map(\.milliseconds).filter { $0 >= start }.map(FiguresRules.day)
            return Dictionary(days.map { ($0, 1) }, uniquingKeysWith: +)
        }
        let lastSeen = Dictionary(
            signIns.values.map { ($0.record.person, $0.record.lastUsed) },
            uniquingKeysWith: { max($0, $1) }
        )
        return FiguresSource(
            today: today,
            first: first,
            known: figures,
            peopleBefore: people.values.count { $0.created.milliseconds < start },
            signUps: counts(people.values.map(\.created)),
            moments: counts(moments.values.map(\.created)),
            comments: counts(comments.values.map(\.created)),
            likes: counts(likes.flatMap { moment, people in people.compactMap { likeDates[moment]?[$0] } }),
            reports: counts(reports.values.map(\.created)),
            lastSeen: counts(lastSeen.values),
            photos: photos.count,
            photoBytes: photos.values.reduce(0) { $0 + $1.bytes }
        )
    }
}
