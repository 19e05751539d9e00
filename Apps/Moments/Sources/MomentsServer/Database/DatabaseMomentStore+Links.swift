import Foundation
public import MomentsModel

extension DatabaseMomentStore {
    public func linkCard(at url: String) async throws -> LinkCardRecord? {
        try await read { db in try db.first(LinkSQL.byURL, ["url": url], LinkCardRecord.init) }
    }

    public func saveLinkCard(_ content: LinkCardContent?, at url: String) async throws -> [String] {
        try await write { transaction in
            let db = transaction.db
            let old = try db.first(LinkSQL.byURL, ["url": url], LinkCardRecord.init)?.content?.image
            try db.run(
                LinkSQL.save,
                [
                    "url": url, "title": content?.title, "siteName": content?.siteName ?? "", "image": content?.image,
                    "now": transaction.now,
                ]
            )
            return try [old].compactMap(\.self).filter { try !db.isTrue(PhotoSQL.exists, ["hash": $0]) }
        }
    }

    public func showLinkCard(of url: String, below moment: MomentID, by author: PersonID) async throws {
        try await write(.parts([.person(author)])) { transaction in
            let db = transaction.db
            let moment = try transaction.ownMoment(moment, of: author)
            guard try db.first(LinkSQL.byURL, ["url": url], LinkCardRecord.init)?.content != nil else { return }
            try db.run(LinkSQL.attach, ["moment": moment.id.rawValue, "url": url])
            try transaction.tellAudience(of: moment, .momentChanged(moment.id))
        }
    }

    public func showLinkCard(of url: String, below comment: CommentID, by author: PersonID) async throws {
        try await write(.parts([.person(author)])) { transaction in
            let db = transaction.db
            guard let comment = try transaction.comment(comment, for: author), comment.author == author else {
                throw StoreError.notFound("comment")
            }
            guard try db.first(LinkSQL.byURL, ["url": url], LinkCardRecord.init)?.content != nil else { return }
            try db.run(LinkSQL.attachToComment, ["comment": comment.id.rawValue, "url": url])
            try transaction.tellWitnesses(of: author, at: comment.moment, .momentChanged(comment.moment))
        }
    }

    public func linkCards(of moments: [MomentID]) async throws -> [MomentID: LinkCardRecord] {
        try await linkCards(LinkSQL.ofMoments, moments.json, MomentID.init(rawValue:))
    }

    public func linkCards(of comments: [CommentID]) async throws -> [CommentID: LinkCardRecord] {
        try await linkCards(LinkSQL.ofComments, comments.json, CommentID.init(rawValue:))
    }

    private func linkCards<ID: Hashable & Sendable>(
        _ sql: String,
        _ ids: String,
        _ id: @escaping @Sendable (Int64) -> ID
    ) async throws -> [ID: LinkCardRecord] {
        let cards = try await read { db in try db.all(sql, ["ids": ids]) { row in (id(row[5]), LinkCardRecord(row)) } }
        return Dictionary(uniqueKeysWithValues: cards)
    }

    public func removeUnusedLinkCards(olderThan age: Duration) async throws -> [String] {
        try await write { transaction in
            let db = transaction.db
            let before = transaction.now - age.milliseconds
            let images = try db.all(LinkSQL.deleteUnused, ["before": before]) { $0[0] as String? }
            return try Set(images.compactMap(\.self)).filter { try !db.isTrue(PhotoSQL.exists, ["hash": $0]) }.sorted()
        }
    }
}

extension LinkCardRecord {
    fileprivate init(_ row: any StoreRow) {
        let title: String? = row[1]
        self.init(
            url: row[0],
            content: title.map { LinkCardContent(title: $0, siteName: row[2], image: row[3]) },
            fetched: Date(milliseconds: row[4])
        )
    }
}
