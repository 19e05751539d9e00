public import MomentsModel

extension DatabaseMomentStore {
    public func setLike(_ isLiked: Bool, of moment: MomentID, by viewer: PersonID) async throws {
        try await write(.parts([.moment(moment)])) { transaction in
            let db = transaction.db
            guard let moment = try transaction.moment(moment, for: viewer) else { throw StoreError.notFound("moment") }
            let arguments: StoreArguments = ["moment": moment.id.rawValue, "viewer": viewer.rawValue]
            let changed =
                isLiked
                ? try db.change(MomentSQL.insertLike, arguments + ["now": transaction.now])
                : try db.change(MomentSQL.deleteLike, arguments)
            guard changed > 0 else { return }
            try transaction.tellWitnesses(of: viewer, at: moment.id, .momentChanged(moment.id))
            if viewer != moment.author { try transaction.notifyOfLike(isLiked, of: moment, by: viewer) }
        }
    }

    public func likes(of moments: [MomentID], for viewer: PersonID) async throws -> [MomentID: [PersonID]] {
        let now = milliseconds
        let likes = try await read { db in
            try db.all(MomentSQL.likes, ["viewer": viewer.rawValue, "ids": moments.json, "now": now]) { row in
                (MomentID(rawValue: row[0]), PersonID(rawValue: row[1]))
            }
        }
        return Dictionary(grouping: likes, by: \.0).mapValues { $0.map(\.1) }
    }

    public func likedMoments(of person: PersonID, after: MomentID?, limit: Int) async throws -> [MomentID] {
        let arguments: StoreArguments = [
            "viewer": person.rawValue, "after": after?.rawValue ?? .min, "limit": limit.asLimit, "now": milliseconds,
        ]
        return try await read { db in try db.all(MomentSQL.liked, arguments) { MomentID(rawValue: $0[0]) } }
    }
}

extension StoreTransaction {
    fileprivate mutating func notifyOfLike(_ isLiked: Bool, of moment: MomentRecord, by viewer: PersonID) throws {
        let arguments: StoreArguments = [
            "moment": moment.id.rawValue, "actor": viewer.rawValue, "person": moment.author.rawValue,
        ]
        if !isLiked {
            try db.run(NotificationSQL.deleteUnreadLike, arguments)
        } else if try !db.isTrue(NotificationSQL.likeExists, arguments) {
            try notify(moment.author, .like, by: viewer, moment: moment.id)
        }
        // A read notification stays stored, and is visible only while the like exists.
        tell([moment.author], .notifications)
    }
}
