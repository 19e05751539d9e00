public import Foundation
public import MomentsModel

extension DatabaseMomentStore {
    public func notices(of viewer: PersonID) async throws -> [NoticeRecord] {
        let arguments: StoreArguments = [
            "person": viewer.rawValue, "now": milliseconds, "limit": Limits.shownNotices,
        ]
        return try await read { try $0.all(NoticeSQL.shown, arguments, NoticeRecord.init) }
    }

    public func closeNotice(_ id: NoticeID, of viewer: PersonID) async throws {
        try await write { transaction in
            let db = transaction.db
            let arguments: StoreArguments = ["notice": id.rawValue, "person": viewer.rawValue]
            if try db.change(NoticeSQL.deleteOfPerson, arguments) == 0 {
                guard try db.isTrue(NoticeSQL.isAnnouncement, ["notice": id.rawValue]) else {
                    throw StoreError.notFound("notice")
                }
                guard try db.change(NoticeSQL.close, arguments) > 0 else { return }
            }
            // Other windows of the viewer show it as well.
            transaction.tell([viewer], .preferences)
        }
    }

    // MARK: Announcements

    public func announce(_ text: String, until date: Date?, by admin: PersonID) async throws -> NoticeRecord {
        try await write { transaction in
            try transaction.db.checkAdmin(admin)
            try TextRule.announcement.check(text)
            let notice = try transaction.addNotice(.announcement, text, until: date, to: nil)
            try transaction.log(.announced, by: admin, about: nil, StaffRules.excerpt(text))
            try transaction.tellEverybody(.preferences)
            return notice
        }
    }

    public func announcements(before: NoticeID?, limit: Int, for admin: PersonID) async throws -> [NoticeRecord] {
        let arguments: StoreArguments = [
            "before": before?.rawValue ?? .max, "now": milliseconds, "limit": limit.asLimit,
        ]
        return try await read { db in
            try db.checkAdmin(admin)
            return try db.all(NoticeSQL.announcements, arguments, NoticeRecord.init)
        }
    }

    public func endAnnouncement(_ id: NoticeID, by admin: PersonID) async throws {
        try await write { transaction in
            let db = transaction.db
            try db.checkAdmin(admin)
            let text = try db.first(NoticeSQL.deleteAnnouncement, ["notice": id.rawValue]) { $0[0] as String }
            guard let text else { throw StoreError.notFound("announcement") }
            try transaction.log(.endedAnnouncement, by: admin, about: nil, StaffRules.excerpt(text))
            try transaction.tellEverybody(.preferences)
        }
    }

    public func removeEndedAnnouncements() async throws -> Int {
        try await write { transaction in
            try transaction.db.change(NoticeSQL.deleteEnded, ["now": transaction.now])
        }
    }
}

extension StoreTransaction {
    /// Leaves a message for one person. The caller tells them of it, with `.preferences`.
    func addNotice(_ kind: NoticeKind, _ text: String, to person: PersonID) throws {
        _ = try addNotice(kind, text, until: nil, to: person)
    }

    /// - Parameter person: Nil for everybody.
    fileprivate func addNotice(
        _ kind: NoticeKind,
        _ text: String,
        until date: Date?,
        to person: PersonID?
    ) throws -> NoticeRecord {
        let arguments: StoreArguments = [
            "person": person?.rawValue, "kind": kind.rawValue, "text": text, "now": now, "until": date?.milliseconds,
        ]
        return NoticeRecord(
            id: try db.insert(NoticeSQL.insert, arguments),
            kind: kind,
            text: text,
            created: Date(milliseconds: now),
            until: (date?.milliseconds).map(Date.init(milliseconds:))
        )
    }
}

extension NoticeRecord {
    fileprivate init(_ row: any StoreRow) throws {
        self.init(
            id: NoticeID(rawValue: row[0]),
            kind: try NoticeKind(rawValue: row[1]).read("kind of notice"),
            text: row[2],
            created: Date(milliseconds: row[3]),
            until: (row[4] as Int64?).map(Date.init(milliseconds:))
        )
    }
}
