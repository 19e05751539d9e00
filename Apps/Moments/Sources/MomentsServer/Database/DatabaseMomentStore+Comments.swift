import Foundation
public import MomentsModel

extension DatabaseMomentStore {
    public func addComment(_ comment: NewComment, by viewer: PersonID) async throws -> CommentRecord {
        try comment.check()
        return try await write(.parts([.moment(comment.moment), .person(viewer)])) { transaction in
            let db = transaction.db
            switch try transaction.sent(with: comment.key, by: viewer) {
            case .comment(let id)?:
                guard var sent = try transaction.comment(id, for: viewer) else { throw StoreError.notFound("comment") }
                sent.isRepeated = true
                return sent
            case .moment?: throw SendKeyRules.otherUse
            case nil: break
            }
            guard let moment = try transaction.moment(comment.moment, for: viewer) else {
                throw StoreError.notFound("moment")
            }
            let answered = try comment.replyTo.map { id in
                guard let answered = try transaction.comment(id, for: viewer), answered.moment == moment.id else {
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
            let mentioned = try db.mentioned(in: comment.text, by: viewer)
            try db.addMentions(of: mentioned, in: record.id)
            try transaction.notifyParticipants(of: moment, about: record)
            try transaction.tellWitnesses(of: viewer, at: moment.id, .momentChanged(moment.id))
            return record
        }
    }

    public func deleteComment(_ id: CommentID, by viewer: PersonID) async throws -> MomentID {
        try await write { transaction in try transaction.deleteComment(id, of: viewer).moment }
    }

    public func comments(
        of moment: MomentID,
        for viewer: PersonID,
        after: CommentID?,
        limit: Int
    ) async throws -> [CommentRecord] {
        let now = milliseconds
        return try await read { db in
            try db.all(
                CommentSQL.ofMoment,
                [
                    "moment": moment.rawValue, "viewer": viewer.rawValue, "after": after?.rawValue ?? .min,
                    "limit": limit.asLimit, "now": now,
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
        let arguments: StoreArguments = [
            "ids": moments.json, "viewer": viewer.rawValue, "last": max(last, 1), "now": milliseconds,
        ]
        let comments = try await read { db in
            try db.all(CommentSQL.summaries, arguments) { (try CommentRecord($0), $0[7] as Int) }
        }
        return Dictionary(grouping: comments, by: \.0.moment).mapValues { comments in
            CommentSummary(count: comments[0].1, latest: last > 0 ? comments.map(\.0) : [])
        }
    }

    public func comments(_ ids: [CommentID], for viewer: PersonID) async throws -> [CommentID: CommentRecord] {
        let arguments: StoreArguments = ["ids": ids.json, "viewer": viewer.rawValue, "now": milliseconds]
        let comments = try await read { try $0.all(CommentSQL.byIDs, arguments, CommentRecord.init) }
        return Dictionary(uniqueKeysWithValues: comments.map { ($0.id, $0) })
    }

    public func comments(by author: PersonID, after: CommentID?, limit: Int) async throws -> [CommentRecord] {
        let arguments: StoreArguments = [
            "viewer": author.rawValue, "after": after?.rawValue ?? .min, "limit": limit.asLimit, "now": milliseconds,
        ]
        return try await read { try $0.all(CommentSQL.own, arguments, CommentRecord.init) }
    }
}

extension StoreTransaction {
    /// Returns the comment; nil if it does not exist or the viewer may not see it.
    func comment(_ id: CommentID, for viewer: PersonID) throws -> CommentRecord? {
        let arguments: StoreArguments = ["ids": [id].json, "viewer": viewer.rawValue, "now": now]
        return try db.first(CommentSQL.byIDs, arguments, CommentRecord.init)
    }

    /// Deletes a comment of an author, who may not see its moment any more.
    ///
    /// - Returns: What it was.
    /// - Throws: `StoreError.notFound` unless the comment is the author's.
    mutating func deleteComment(_ id: CommentID, of author: PersonID) throws -> (moment: MomentID, text: String) {
        let arguments: StoreArguments = ["id": id.rawValue, "author": author.rawValue]
        let comment = try db.first(CommentSQL.ofAuthor, arguments) { row in
            (moment: MomentID(rawValue: row[0]), text: row[1] as String)
        }
        guard let comment else { throw StoreError.notFound("comment") }
        try tellNotified(NotificationSQL.peopleToldOfComment, ["comment": id.rawValue])
        try db.run(CommentSQL.delete, ["id": id.rawValue])
        try tellWitnesses(of: author, at: comment.moment, .momentChanged(comment.moment))
        return comment
    }
}

extension CommentRecord {
    fileprivate init(_ row: any StoreRow) throws {
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
