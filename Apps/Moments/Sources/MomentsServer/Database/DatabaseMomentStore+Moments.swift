import Foundation
public import MomentsModel

extension DatabaseMomentStore {
    public func publish(_ moment: NewMoment, by author: PersonID) async throws -> MomentRecord {
        try moment.check()
        return try await write(.parts([.moments, .person(author)])) { [timelines] transaction in
            let db = transaction.db
            switch try transaction.sent(with: moment.key, by: author) {
            case .moment(let id)?:
                guard var sent = try transaction.moment(id, for: author) else { throw StoreError.notFound("moment") }
                sent.isRepeated = true
                return sent
            case .comment?: throw SendKeyRules.otherUse
            case nil: break
            }
            try db.check(moment.audience.tags, of: author)
            let last = try db.first(MomentSQL.lastCreated) { $0[0] as Int64 }
            let now = Date(milliseconds: transaction.now)
            let created = try TimeOrder.milliseconds(chosen: moment.created, now: now, after: last)
            let id: MomentID = try db.insert(
                MomentSQL.insert,
                [
                    "author": author.rawValue, "type": moment.type.rawValue, "text": moment.text, "url": moment.url,
                    "visibility": moment.audience.storedVisibility, "choice": moment.audience.storedChoice,
                    "created": created,
                ]
            )
            try db.choose(moment.audience, for: id)
            for (place, photo) in moment.photos.enumerated() {
                try db.use(photo, of: author, in: id, at: place)
            }
            if moment.endsDraft { try db.removeMomentDraft(of: author) }
            try transaction.noteSent(.moment(id), with: moment.key, by: author)
            let record = MomentRecord(
                id: id,
                author: author,
                type: moment.type,
                text: moment.text,
                url: moment.url,
                visibility: moment.audience.visibility,
                created: Date(milliseconds: created)
            )
            try db.run(TimelineSQL.insertForAuthor, ["author": author.rawValue, "moment": id.rawValue])
            if record.visibility != .onlyMe { try transaction.addToTimelines(id, of: author, within: timelines) }
            try transaction.tellTimelines(with: record, .momentPublished(id))
            let mentioned = try db.mentioned(in: moment.text, by: author)
            try transaction.addMentions(of: mentioned, in: record, at: created)
            return record
        }
    }

    public func deleteMoment(_ id: MomentID, by viewer: PersonID) async throws {
        try await write { transaction in
            let moment = try transaction.ownMoment(id, of: viewer)
            try transaction.delete(moment)
        }
    }

    public func editMoment(_ id: MomentID, text: String, by viewer: PersonID) async throws -> MomentRecord {
        try TextRule.momentText.check(text)
        return try await write { transaction in
            let db = transaction.db
            var moment = try transaction.ownMoment(id, of: viewer)
            let hasPhotos = try db.isTrue(MomentSQL.hasPhotos, ["moment": id.rawValue])
            let now = Date(milliseconds: transaction.now)
            guard try EditRules.changes(moment, to: text, hasPhotos: hasPhotos, at: now) else { return moment }
            try db.run(MomentSQL.edit, ["moment": id.rawValue, "text": text, "now": transaction.now])
            if moment.url == nil { try db.run(LinkSQL.detach, ["moment": id.rawValue]) }
            moment.text = text
            moment.edited = now
            try transaction.tellAudience(of: moment, .momentChanged(id))
            let (old, new) = (try db.mentioned(in: id), try db.mentioned(in: text, by: viewer))
            try transaction.removeMentions(of: old.subtracting(new), in: moment)
            try transaction.addMentions(of: new.subtracting(old), in: moment, at: transaction.now)
            return moment
        }
    }

    public func timeline(of viewer: PersonID, before: MomentID?, limit: Int?) async throws -> [MomentRecord] {
        let now = milliseconds
        return try await read { db in
            try db.all(
                TimelineSQL.page,
                [
                    "viewer": viewer.rawValue, "before": before?.rawValue ?? .max, "limit": limit?.asLimit ?? .max,
                    "now": now,
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
        let now = milliseconds
        return try await read { db in
            try db.all(
                MomentSQL.byAuthor,
                [
                    "author": author.rawValue, "viewer": viewer.rawValue, "before": before?.rawValue ?? .max,
                    "limit": limit.asLimit, "now": now,
                ],
                MomentRecord.init
            )
        }
    }

    public func moments(_ ids: [MomentID], for viewer: PersonID) async throws -> [MomentID: MomentRecord] {
        let now = milliseconds
        let moments = try await read { db in
            try db.all(MomentSQL.byIDs, ["viewer": viewer.rawValue, "ids": ids.json, "now": now], MomentRecord.init)
        }
        return Dictionary(uniqueKeysWithValues: moments.map { ($0.id, $0) })
    }
}

extension StoreTransaction {
    /// Returns the moment; nil if it does not exist or the viewer may not see it.
    func moment(_ id: MomentID, for viewer: PersonID) throws -> MomentRecord? {
        try db.first(MomentSQL.byID, ["id": id.rawValue, "viewer": viewer.rawValue, "now": now], MomentRecord.init)
    }

    /// - Throws: `StoreError.notFound` unless the moment is the author's.
    func ownMoment(_ id: MomentID, of author: PersonID) throws -> MomentRecord {
        guard let moment = try moment(id, for: author), moment.author == author else {
            throw StoreError.notFound("moment")
        }
        return moment
    }

    /// Deletes a moment with everything below it.
    mutating func delete(_ moment: MomentRecord) throws {
        let id: StoreArguments = ["moment": moment.id.rawValue]
        try tellAudience(of: moment, .momentDeleted(moment.id))
        try tellNotified(NotificationSQL.peopleToldOfMoment, id)
        try db.run(PhotoSQL.release, id + ["now": now])
        try db.run(TimelineSQL.deleteForAuthor, id + ["author": moment.author.rawValue])
        try removeFromTimelines(moment.id, of: moment.author)
        try db.run(MomentSQL.delete, id)
    }
}

extension MomentRecord {
    fileprivate init(_ row: any StoreRow) throws {
        self.init(
            id: MomentID(rawValue: row[0]),
            author: PersonID(rawValue: row[1]),
            type: try MomentType(rawValue: row[2]).read("moment type"),
            text: row[3],
            url: row[4],
            visibility: try MomentVisibility(rawValue: row[5]).read("visibility"),
            created: Date(milliseconds: row[6]),
            edited: (row[7] as Int64?).map(Date.init(milliseconds:))
        )
    }
}
