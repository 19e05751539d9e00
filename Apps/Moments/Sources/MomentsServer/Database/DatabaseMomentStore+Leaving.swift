public import Foundation
public import MomentsModel

extension DatabaseMomentStore {
    public func requestDeletion(of person: PersonID) async throws -> Date {
        try await write { transaction in
            let db = transaction.db
            _ = try db.person(person)
            let arguments: StoreArguments = ["person": person.rawValue]
            guard try !db.isTrue(LeavingSQL.isOnlyAdmin, arguments) else { throw PersonRules.lastAdmin }
            let date = transaction.now + Limits.deletionGrace.milliseconds
            try db.run(LeavingSQL.request, arguments + ["date": date])
            let chosen = try db.first(LeavingSQL.date, arguments) { $0[0] as Int64 }
            return Date(milliseconds: try chosen.read("date"))
        }
    }

    public func cancelDeletion(of person: PersonID) async throws {
        try await write { try $0.db.run(LeavingSQL.cancel, ["person": person.rawValue]) }
    }

    public func deletionDate(of person: PersonID) async throws -> Date? {
        let date = try await read { db in
            try db.first(LeavingSQL.date, ["person": person.rawValue]) { $0[0] as Int64? }
        }
        return date.flatMap { $0 }.map(Date.init(milliseconds:))
    }

    public func leavers() async throws -> [PersonID] {
        let now = milliseconds
        let due = try await read { db in
            try db.all(LeavingSQL.due, ["now": now]) { PersonID(rawValue: $0[0]) }
        }
        return due.sorted()
    }

    public func removeLeaver(_ person: PersonID) async throws -> [String]? {
        try await write { transaction in
            let db = transaction.db
            let arguments: StoreArguments = ["person": person.rawValue]
            // The person may have cancelled since.
            guard let date = try db.first(LeavingSQL.date, arguments, { $0[0] as Int64? }).flatMap({ $0 }),
                date <= transaction.now, try !db.isTrue(LeavingSQL.isOnlyAdmin, arguments)
            else { return nil }
            let friends = try transaction.friends(of: person)
            let pictures = try db.all(LeavingSQL.pictures, arguments) { $0[0] as String }
            for statement in LeavingSQL.deletions { try db.run(statement, arguments) }
            transaction.tell([person], .signedOut)
            transaction.tell(friends, .friends)
            transaction.tell(friends, .notifications)
            return try pictures.filter { try !db.isTrue(PhotoSQL.exists, ["hash": $0]) }
        }
    }
}
