import Foundation
public import MomentsModel

extension DatabaseMomentStore {
    public func momentDraft(of person: PersonID) async throws -> MomentDraftRecord? {
        let rows = try await read { db in
            try db.all(DraftSQL.moment, ["person": person.rawValue]) { row in
                (draft: try MomentDraftRecord(row), photo: PhotoRecord(draftRow: row))
            }
        }
        guard var draft = rows.first?.draft else { return nil }
        draft.photos = rows.compactMap(\.photo)
        return draft
    }

    public func saveMomentDraft(_ draft: NewMomentDraft, of person: PersonID) async throws {
        try draft.check()
        try await write(.parts([.person(person)])) { transaction in
            let db = transaction.db
            _ = try db.person(person)
            guard !draft.isEmpty else { return try db.removeMomentDraft(of: person) }
            try db.run(
                DraftSQL.saveMoment,
                [
                    "person": person.rawValue, "text": draft.text, "url": draft.url,
                    "visibility": draft.audience.storedVisibility, "audience": try draft.audience.storedText,
                    "now": transaction.now,
                ]
            )
            try db.run(DraftSQL.removePhotos, ["person": person.rawValue])
            for (place, photo) in draft.photos.enumerated() {
                try db.run(
                    DraftSQL.addPhoto,
                    [
                        "person": person.rawValue, "place": place, "photo": photo.id.rawValue,
                        "altText": photo.altText,
                    ]
                )
            }
        }
    }

    public func commentDraft(of person: PersonID, below moment: MomentID) async throws -> CommentDraftRecord? {
        let arguments: StoreArguments = ["person": person.rawValue, "moment": moment.rawValue]
        return try await read { try $0.first(DraftSQL.comment, arguments, CommentDraftRecord.init) }
    }

    public func commentDrafts(of person: PersonID) async throws -> [MomentID: CommentDraftRecord] {
        let drafts = try await read { db in
            try db.all(DraftSQL.comments, ["person": person.rawValue]) { row in
                (MomentID(rawValue: row[3]), CommentDraftRecord(row))
            }
        }
        return Dictionary(uniqueKeysWithValues: drafts)
    }

    public func saveCommentDraft(_ draft: NewCommentDraft, of person: PersonID) async throws {
        try draft.check()
        try await write(.parts([.person(person)])) { transaction in
            let db = transaction.db
            guard !draft.isEmpty else { return try db.removeCommentDraft(of: person, below: draft.moment) }
            guard try transaction.moment(draft.moment, for: person) != nil else { throw StoreError.notFound("moment") }
            let answered = try draft.replyTo.flatMap { try transaction.comment($0, for: person) }
            try db.run(
                DraftSQL.saveComment,
                [
                    "person": person.rawValue, "moment": draft.moment.rawValue, "text": draft.text,
                    "replyTo": answered?.moment == draft.moment ? answered?.id.rawValue : nil,
                    "now": transaction.now,
                ]
            )
            try db.run(
                DraftSQL.removeOldestComments,
                ["person": person.rawValue, "limit": DraftRules.commentDrafts]
            )
        }
    }

    public func removeExpiredDrafts(lifetime: Duration) async throws -> Int {
        try await write { transaction in
            let arguments: StoreArguments = ["before": transaction.now - lifetime.milliseconds]
            return try transaction.db.change(DraftSQL.removeExpiredMoments, arguments)
                + transaction.db.change(DraftSQL.removeExpiredComments, arguments)
        }
    }
}

extension StoreDatabase {
    func removeMomentDraft(of person: PersonID) throws {
        try run(DraftSQL.removeMoment, ["person": person.rawValue])
    }

    func removeCommentDraft(of person: PersonID, below moment: MomentID) throws {
        try run(DraftSQL.removeComment, ["person": person.rawValue, "moment": moment.rawValue])
    }
}

extension MomentDraftRecord {
    fileprivate init(_ row: any StoreRow) throws {
        self.init(
            text: row[0],
            url: row[1],
            photos: [],
            audience: try MomentAudience(storedVisibility: row[2], text: row[9]),
            updated: Date(milliseconds: row[3])
        )
    }
}

extension CommentDraftRecord {
    fileprivate init(_ row: any StoreRow) {
        self.init(
            text: row[0],
            replyTo: (row[1] as Int64?).map(CommentID.init(rawValue:)),
            updated: Date(milliseconds: row[2])
        )
    }
}

extension PhotoRecord {
    /// The photo in a row of a draft; nil if the row has none.
    fileprivate init?(draftRow row: any StoreRow) {
        guard let id = row[4] as Int64? else { return nil }
        self.init(id: PhotoID(rawValue: id), hash: row[5], width: row[6], height: row[7], altText: row[8])
    }
}
