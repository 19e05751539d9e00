import Foundation
public import MomentsModel

extension DatabaseMomentStore {
    @discardableResult
    public func keepFigures() async throws -> Int {
        let today = FiguresRules.day(of: milliseconds)
        // Read outside of the transaction, because counting takes time in a large database.
        guard let source = try await read({ try $0.figuresSource(on: today) }) else { return 0 }
        let figures = source.figures
        return try await write { transaction in
            for day in figures { try transaction.db.run(FiguresSQL.save, day.arguments) }
            try transaction.db.run(FiguresSQL.removeOld, ["day": FiguresRules.oldest(on: today)])
            return figures.count { $0.isComplete }
        }
    }

    public func figures(days: Int, for admin: PersonID) async throws -> [DailyFiguresRecord] {
        let first = FiguresRules.day(of: milliseconds) - max(days, 0) + 1
        return try await read { db in
            try db.checkAdmin(admin)
            return try db.all(FiguresSQL.all, ["day": first], DailyFiguresRecord.init)
        }
    }

    /// Returns the figures of the last days and of today for the operator of the server, oldest first.
    public func figures(days: Int) async throws -> [DailyFiguresRecord] {
        let first = FiguresRules.day(of: milliseconds) - max(days, 0) + 1
        return try await read { try $0.all(FiguresSQL.all, ["day": first], DailyFiguresRecord.init) }
    }
}

extension StoreDatabase {
    /// - Returns: Nil if there are no people.
    fileprivate func figuresSource(on today: Int) throws -> FiguresSource? {
        let kept = try all(FiguresSQL.all, ["day": FiguresRules.oldest(on: today)], DailyFiguresRecord.init)
        let firstPerson = try self.first(FiguresSQL.firstPerson) { $0[0] as Int64? } ?? nil
        let complete = Set(kept.filter(\.isComplete).map(\.day))
        guard let first = FiguresRules.firstDue(on: today, firstPerson: firstPerson, complete: complete) else {
            return nil
        }
        let from: StoreArguments = ["from": FiguresRules.start(of: first)]
        let photos = try self.first(FiguresSQL.photos) { (count: $0[0] as Int, bytes: $0[1] as Int) }
        return FiguresSource(
            today: today,
            first: first,
            known: Dictionary(uniqueKeysWithValues: kept.map { ($0.day, $0) }),
            peopleBefore: try self.first(FiguresSQL.peopleBefore, from) { $0[0] } ?? 0,
            signUps: try counts(FiguresSQL.signUps, from),
            moments: try counts(FiguresSQL.moments, from),
            comments: try counts(FiguresSQL.comments, from),
            likes: try counts(FiguresSQL.likes, from),
            reports: try counts(FiguresSQL.reports, from),
            lastSeen: try counts(FiguresSQL.lastSeen, from),
            photos: photos?.count ?? 0,
            photoBytes: photos?.bytes ?? 0
        )
    }

    private func counts(_ sql: String, _ arguments: StoreArguments) throws -> [Int: Int] {
        let days = try all(sql, arguments) { (day: $0[0] as Int, count: $0[1] as Int) }
        return Dictionary(uniqueKeysWithValues: days.map { ($0.day, $0.count) })
    }
}

extension DailyFiguresRecord {
    fileprivate init(_ row: any StoreRow) {
        self.init(
            day: row[0],
            isComplete: row[1],
            people: row[2],
            activePeople: row[3],
            signUps: row[4],
            moments: row[5],
            comments: row[6],
            likes: row[7],
            reports: row[8],
            photos: row[9],
            photoBytes: row[10]
        )
    }

    fileprivate var arguments: StoreArguments {
        [
            "day": day, "isComplete": isComplete, "people": people, "activePeople": activePeople, "signUps": signUps,
            "moments": moments, "comments": comments, "likes": likes, "reports": reports, "photos": photos,
            "photoBytes": photoBytes,
        ]
    }
}
