import Foundation
import GRDB
public import MomentsModel

extension SQLiteMomentStore {
    public func publish(_ moment: NewMoment, by author: PersonID) async throws -> MomentRecord {
        try moment.check()
        return try await write { transaction in
            let db = transaction.db
            switch try transaction.sent(with: moment.key, by: author) {
            case .moment(let id)?:
                guard var sent = try db.moment(id, for: author) else { throw StoreError.notFound("moment") }
                sent.isRepeated = true
                return sent
            case .comment?: throw SendKeyRules.otherUse
            case nil: break
            }
            let last = try db.first(MomentSQL.lastCreated) { $0[0] as Int64 }
            let now = Date(milliseconds: transaction.now)
            let created = try TimeOrder.milliseconds(chosen: moment.created, now: now, after: last)
            let id: MomentID = try db.insert(
                MomentSQL.insert,
                [
                    "author": author.rawValue, "type": moment.type.rawValue, "text": moment.text, "url": moment.url,
                    "visibility": moment.visibility.rawValue, "created": created,
                ]
            )
            for (place, photo) in moment.photos.enumerated() {
                try db.use(photo, of: author, in: id, at: place)
            }
            if moment.endsDraft { try db.removeMomentDraft(of: author) }
            try transaction.noteSent(.moment(id), with: moment.key, by: author)
            try db.run(
                MomentSQL.insertIntoTimelines,
                ["author": author.rawValue, "moment": id.rawValue, "visibility": moment.visibility.rawValue]
            )
            let access = MomentAccess(id: id, author: author, visibility: moment.visibility)
            try transaction.tellAudience(of: access, .momentPublished(id))
            return MomentRecord(
                id: id,
                author: author,
                type: moment.type,
                text: moment.text,
                url: moment.url,
                visibility: moment.visibility,
                created: Date(milliseconds: created)
            )
        }
    }

    public func deleteMoment(_ id: MomentID, by viewer: PersonID) async throws {
        try await write { transaction in
            let db = transaction.db
            guard let moment = try db.moment(id, for: viewer), moment.author == viewer else {
                throw StoreError.notFound("moment")
            }
            try transaction.tellAudience(of: moment.access, .momentDeleted(id))
            try transaction.tellNotified(NotificationSQL.peopleToldOfMoment, ["moment": id.rawValue])
            try db.run(PhotoSQL.release, ["moment": id.rawValue, "now": transaction.now])
            try db.run(MomentSQL.deleteFromTimelines, ["moment": id.rawValue, "author": viewer.rawValue])
            try db.run(MomentSQL.delete, ["moment": id.rawValue])
        }
    }

    public func timeline(of viewer: PersonID, before: MomentID?, limit: Int?) async throws -> [MomentRecord] {
        try await read { db in
            try db.all(
                MomentSQL.timeline,
                [
                    "viewer": viewer.rawValue, "before": before?.rawValue ?? .max, "limit": limit?.asLimit ?? .max,
                ],
                MomentRecord.init
            )
        }
    }

    public func moments(
        by author: PersonID,
        for viewer: PersonID,
        before: MomentID?,
        limit: Int
    ) async throws -> [MomentRecord] {
        try await read { db in
            try db.all(
                MomentSQL.byAuthor,
                [
                    "author": author.rawValue, "viewer": viewer.rawValue, "before": before?.rawValue ?? .max,
                    "limit": limit.asLimit,
                ],
                MomentRecord.init
            )
        }
    }

    public func moments(_ ids: [MomentID], for viewer: PersonID) async throws -> [MomentID: MomentRecord] {
        let moments = try await read { db in
            try db.all(MomentSQL.byIDs, ["viewer": viewer.rawValue, "ids": ids.json], MomentRecord.init)
        }
        return Dictionary(uniqueKeysWithValues: moments.map { ($0.id, $0) })
    }
}

extension Database {
    /// Returns the moment; nil if it does not exist or the viewer may not see it.
    func moment(_ id: MomentID, for viewer: PersonID) throws -> MomentRecord? {
        try first(MomentSQL.byID, ["id": id.rawValue, "viewer": viewer.rawValue], MomentRecord.init)
    }
}

extension MomentRecord {
    var access: MomentAccess { MomentAccess(id: id, author: author, visibility: visibility) }

    fileprivate init(_ row: Row) throws {
        self.init(
            id: MomentID(rawValue: row[0]),
            author: PersonID(rawValue: row[1]),
            type: try MomentType(rawValue: row[2]).read("moment type"),
            text: row[3],
            url: row[4],
            visibility: try MomentVisibility(rawValue: row[5]).read("visibility"),
            created: Date(milliseconds: row[6])
        )
    }
}
