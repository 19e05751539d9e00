import Foundation
import GRDB
public import MomentsModel

extension SQLiteMomentStore {
    public func addComment(_ comment: NewComment, by viewer: PersonID) async throws -> CommentRecord {
        try comment.check()
        return try await write { transaction in
            let db = transaction.db
            switch try transaction.sent(with: comment.key, by: viewer) {
            case .comment(let id)?:
                guard var sent = try db.comments([id], for: viewer).first else { throw StoreError.notFound("comment") }
                sent.isRepeated = true
                return sent
            case .moment?: throw SendKeyRules.otherUse
            case nil: break
            }
            guard let moment = try db.moment(comment.moment, for: viewer) else { throw StoreError.notFound("moment") }
            let answered = try comment.replyTo.map { id in
                guard let answered = try db.comments([id], for: viewer).first, answered.moment == moment.id else {
                    throw StoreError.notFound("comment")
                }
                return answered
            }
            let last = try db.first(CommentSQL.lastCreated, ["moment": moment.id.rawValue]) { $0[0] as Int64 }
            let created = try TimeOrder.milliseconds(
                chosen: comment.created,
                now: Date(milliseconds: transaction.now),
                after: last ?? moment.created.milliseconds
            )
            let record = CommentRecord(
                id: try db.insert(
                    CommentSQL.insert,
                    [
                        "moment": moment.id.rawValue, "viewer": viewer.rawValue, "text": comment.text,
                        "replyTo": answered?.id.rawValue, "created": created,
                    ]
                ),
                moment: moment.id,
                author: viewer,
                text: comment.text,
                replyTo: answered?.id,
                replyToAuthor: answered?.author,
                created: Date(milliseconds: created)
            )
            if comment.endsDraft { try db.removeCommentDraft(of: viewer, below: moment.id) }
            try transaction.noteSent(.comment(record.id), with: comment.key, by: viewer)
            try transaction.notifyParticipants(of: moment, about: record)
            try transaction.tellAudience(of: viewer, at: moment.access, .momentChanged(moment.id))
            return record
        }
    }

    public func deleteComment(_ id: CommentID, by viewer: PersonID) async throws -> MomentID {
        try await write { transaction in
            let db = transaction.db
            let own: StatementArguments = ["id": id.rawValue, "viewer": viewer.rawValue]
            guard let moment = try db.first(CommentSQL.own, own, MomentAccess.init) else {
                throw StoreError.notFound("comment")
            }
            try transaction.tellNotified(NotificationSQL.peopleToldOfComment, ["comment": id.rawValue])
            try db.run(CommentSQL.delete, ["id": id.rawValue])
            try transaction.tellAudience(of: viewer, at: moment, .momentChanged(moment.id))
            return moment.id
        }
    }

    public func comments(
        of moment: MomentID,
        for viewer: PersonID,
        after: CommentID?,
        limit: Int
    ) async throws -> [CommentRecord] {
        try await read { db in
            try db.all(
                CommentSQL.ofMoment,
                [
                    "moment": moment.rawValue, "viewer": viewer.rawValue, "after": after?.rawValue ?? .min,
                    "limit": limit.asLimit,
                ],
                CommentRecord.init
            )
        }
    }

    public func commentSummaries(
        of moments: [MomentID],
        for viewer: PersonID,
        last: Int
    ) async throws -> [MomentID: CommentSummary] {
        // The count is a column of the comments, so at least one comment is read even if `last` is 0.
        let arguments: StatementArguments = [
            "ids": moments.json, "viewer": viewer.rawValue, "last": max(last, 1),
        ]
        let comments = try await read { db in
            try db.all(CommentSQL.summaries, arguments) { (try CommentRecord($0), $0[7] as Int) }
        }
        return Dictionary(grouping: comments, by: \.0.moment).mapValues { comments in
            CommentSummary(count: comments[0].1, latest: last > 0 ? comments.map(\.0) : [])
        }
    }

    public func comments(_ ids: [CommentID], for viewer: PersonID) async throws -> [CommentID: CommentRecord] {
        let comments = try await read { try $0.comments(ids, for: viewer) }
        return Dictionary(uniqueKeysWithValues: comments.map { ($0.id, $0) })
    }
}

extension Database {
    func comments(_ ids: [CommentID], for viewer: PersonID) throws -> [CommentRecord] {
        try all(CommentSQL.byIDs, ["ids": ids.json, "viewer": viewer.rawValue], CommentRecord.init)
    }
}

extension CommentRecord {
    fileprivate init(_ row: Row) throws {
        self.init(
            id: CommentID(rawValue: row[0]),
            moment: MomentID(rawValue: row[1]),
            author: PersonID(rawValue: row[2]),
            text: row[3],
            replyTo: (row[4] as Int64?).map(CommentID.init(rawValue:)),
            replyToAuthor: (row[5] as Int64?).map(PersonID.init(rawValue:)),
            created: Date(milliseconds: row[6])
        )
    }
}

extension MomentAccess {
    fileprivate init(_ row: Row) throws {
        self.init(
            id: MomentID(rawValue: row[0]),
            author: PersonID(rawValue: row[1]),
            visibility: try MomentVisibility(rawValue: row[2]).read("visibility")
        )
    }
}
