import Foundation
import GRDB
public import MomentsModel

extension SQLiteMomentStore {
    public func notifications(
        of viewer: PersonID,
        before: NotificationID?,
        limit: Int
    ) async throws -> [NotificationRecord] {
        try await read { db in
            try db.all(
                NotificationSQL.page,
                ["viewer": viewer.rawValue, "before": before?.rawValue ?? .max, "limit": limit.asLimit],
                NotificationRecord.init
            )
        }
    }

    public func notificationGroups(
        of viewer: PersonID,
        before: NotificationID?,
        limit: Int
    ) async throws -> [NotificationGroupRecord] {
        try await read { db in
            let latest = try db.all(
                NotificationSQL.groupPage,
                ["viewer": viewer.rawValue, "before": before?.rawValue ?? .max, "limit": limit.asLimit],
                NotificationRecord.init
            )
            var members: [NotificationGroupKey: (actors: [PersonID], isRead: Bool)] = [:]
            let arguments: StatementArguments = [
                "viewer": viewer.rawValue, "ids": Array(Set(latest.compactMap { $0.groupKey?.moment })).json,
            ]
            for (key, actor, isRead) in try db.all(NotificationSQL.groupActors, arguments, Self.groupActor) {
                members[key, default: ([], true)].actors.append(actor)
                if !isRead { members[key]?.isRead = false }
            }
            return latest.map { notification in
                guard let members = notification.groupKey.flatMap({ members[$0] }) else {
                    return NotificationGroupRecord(single: notification)
                }
                return NotificationGroupRecord(
                    latest: notification,
                    allActors: members.actors,
                    isRead: members.isRead
                )
            }
        }
    }

    private static func groupActor(_ row: Row) throws -> (NotificationGroupKey, PersonID, isRead: Bool) {
        let kind = try NotificationKind(rawValue: row[0]).read("notification kind")
        return (
            NotificationGroupKey(kind: kind, moment: MomentID(rawValue: row[1])), PersonID(rawValue: row[2]), row[3]
        )
    }

    public func unreadNotificationCount(of viewer: PersonID) async throws -> Int {
        try await read { try $0.first(NotificationSQL.unreadCount, ["viewer": viewer.rawValue]) { $0[0] } ?? 0 }
    }

    public func markNotificationsRead(of viewer: PersonID, upTo id: NotificationID) async throws {
        try await write { transaction in
            let arguments: StatementArguments = ["viewer": viewer.rawValue, "id": id.rawValue]
            guard try transaction.db.run(NotificationSQL.markRead, arguments) > 0 else { return }
            transaction.tell([viewer], .notifications)
        }
    }
}

extension StoreTransaction {
    mutating func notify(
        _ person: PersonID,
        _ kind: NotificationKind,
        by actor: PersonID,
        moment: MomentID? = nil
    ) throws {
        try db.run(
            NotificationSQL.insert,
            [
                "person": person.rawValue, "kind": kind.rawValue, "actor": actor.rawValue, "moment": moment?.rawValue,
                "now": now,
            ]
        )
        tell([person], .notifications)
    }

    mutating func notifyParticipants(of moment: MomentRecord, about comment: CommentRecord) throws {
        let people = try db.all(
            NotificationSQL.insertForParticipants,
            [
                "author": moment.author.rawValue, "moment": moment.id.rawValue,
                "visibility": moment.visibility.rawValue,
                "viewer": comment.author.rawValue, "comment": comment.id.rawValue,
                "answered": comment.replyToAuthor?.rawValue, "created": comment.created.milliseconds,
            ]
        ) { PersonID(rawValue: $0[0]) }
        tell(people, .notifications)
    }

    /// Sends `.notifications` to the people found by the statement, whose notifications are about to be deleted.
    mutating func tellNotified(_ sql: String, _ arguments: StatementArguments) throws {
        guard isAnybodyListening else { return }
        tell(try db.all(sql, arguments) { PersonID(rawValue: $0[0]) }, .notifications)
    }
}

extension NotificationRecord {
    fileprivate init(_ row: Row) throws {
        self.init(
            id: NotificationID(rawValue: row[0]),
            kind: try NotificationKind(rawValue: row[1]).read("notification kind"),
            actor: PersonID(rawValue: row[2]),
            moment: (row[3] as Int64?).map(MomentID.init(rawValue:)),
            comment: (row[4] as Int64?).map(CommentID.init(rawValue:)),
            created: Date(milliseconds: row[5]),
            isRead: row[6]
        )
    }
}
