import Foundation
public import MomentsModel

extension DatabaseMomentStore {
    public func notifications(
        of viewer: PersonID,
        before: NotificationID?,
        limit: Int
    ) async throws -> [NotificationRecord] {
        let now = milliseconds
        return try await read { db in
            try db.all(
                NotificationSQL.page,
                ["viewer": viewer.rawValue, "before": before?.rawValue ?? .max, "limit": limit.asLimit, "now": now],
                NotificationRecord.init
            )
        }
    }

    public func notificationGroups(
        of viewer: PersonID,
        before: NotificationID?,
        limit: Int
    ) async throws -> [NotificationGroupRecord] {
        let now = milliseconds
        return try await read { db in
            let latest = try db.all(
                NotificationSQL.groupPage,
                ["viewer": viewer.rawValue, "before": before?.rawValue ?? .max, "limit": limit.asLimit, "now": now],
                NotificationRecord.init
            )
            var members: [NotificationGroupKey: (actors: [PersonID], isRead: Bool)] = [:]
            let arguments: StoreArguments = [
                "viewer": viewer.rawValue, "ids": Array(Set(latest.compactMap { $0.groupKey?.moment })).json,
                "now": now,
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

    private static func groupActor(_ row: any StoreRow) throws -> (NotificationGroupKey, PersonID, isRead: Bool) {
        let kind = try NotificationKind(rawValue: row[0]).read("notification kind")
        return (
            NotificationGroupKey(kind: kind, moment: MomentID(rawValue: row[1])), PersonID(rawValue: row[2]), row[3]
        )
    }

    public func unreadNotificationCount(of viewer: PersonID) async throws -> Int {
        let arguments: StoreArguments = ["viewer": viewer.rawValue, "now": milliseconds]
        return try await read { try $0.first(NotificationSQL.unreadCount, arguments) { $0[0] } ?? 0 }
    }

    public func markNotificationsRead(of viewer: PersonID, upTo id: NotificationID) async throws {
        try await write(.parts([.person(viewer)])) { transaction in
            let arguments: StoreArguments = ["viewer": viewer.rawValue, "id": id.rawValue]
            guard try transaction.db.change(NotificationSQL.markRead, arguments) > 0 else { return }
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
                "viewer": comment.author.rawValue, "comment": comment.id.rawValue,
                "answered": comment.replyToAuthor?.rawValue, "created": comment.created.milliseconds, "now": now,
            ]
        ) { PersonID(rawValue: $0[0]) }
        tell(people, .notifications)
    }

    /// Sends `.notifications` to the people found by the statement, whose notifications are about to be deleted.
    mutating func tellNotified(_ sql: String, _ arguments: StoreArguments) throws {
        guard isAnybodyListening else { return }
        tell(try notified(sql, arguments), .notifications)
    }

    /// Returns the people found by a statement, who see notifications.
    func notified(_ sql: String, _ arguments: StoreArguments) throws -> [PersonID] {
        try db.all(sql, arguments + ["now": now]) { PersonID(rawValue: $0[0]) }
    }
}

extension NotificationRecord {
    fileprivate init(_ row: any StoreRow) throws {
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
