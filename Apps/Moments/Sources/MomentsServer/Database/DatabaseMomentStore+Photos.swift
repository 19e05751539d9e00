import Foundation
public import MomentsMedia
public import MomentsModel

extension DatabaseMomentStore {
    public func addPhoto(_ photo: NewPhoto, by owner: PersonID, defaultQuota: Int?) async throws -> PhotoRecord {
        try await write { transaction in
            let db = transaction.db
            guard let use = try db.storageUse(of: owner) else { throw StoreError.notFound("person") }
            try StorageRules.check(use, adding: photo.bytes, defaultQuota: defaultQuota)
            let id: PhotoID = try db.insert(
                PhotoSQL.insert,
                [
                    "owner": owner.rawValue, "hash": photo.hash, "width": photo.width, "height": photo.height,
                    "preview": photo.preview?.picture, "tones": photo.preview?.tones, "bytes": photo.bytes,
                    "now": transaction.now,
                ]
            )
            return PhotoRecord(
                id: id,
                hash: photo.hash,
                width: photo.width,
                height: photo.height,
                altText: "",
                preview: photo.preview?.picture
            )
        }
    }

    public func photos(of moments: [MomentID]) async throws -> [MomentID: [PhotoRecord]] {
        let photos = try await read { db in
            try db.all(PhotoSQL.ofMoments, ["ids": moments.json]) { (MomentID(rawValue: $0[0]), PhotoRecord($0)) }
        }
        return Dictionary(grouping: photos, by: \.0).mapValues { $0.map(\.1) }
    }

    public func maySee(photo hash: String, viewer: PersonID) async throws -> Bool {
        guard hash.isWholeInDatabases else { return false }
        let arguments: StoreArguments = ["hash": hash, "viewer": viewer.rawValue, "now": milliseconds]
        return try await read { try $0.isTrue(PhotoSQL.maySee, arguments) }
    }

    public func photosWithoutPreview(limit: Int) async throws -> [String] {
        try await read { db in try db.all(PhotoSQL.withoutPreview, ["limit": limit]) { $0[0] } }
    }

    public func setPreview(_ preview: PhotoPreview, ofPhoto hash: String) async throws {
        try await write { transaction in
            try transaction.db.run(
                PhotoSQL.setPreview,
                ["hash": hash, "preview": preview.picture, "tones": preview.tones]
            )
        }
    }

    public func hasPhoto(hash: String) async throws -> Bool {
        try await read { try $0.isTrue(PhotoSQL.exists, ["hash": hash]) }
    }

    public func removeUnusedPhotos(olderThan age: Duration) async throws -> [String] {
        try await write { transaction in
            let db = transaction.db
            let before = transaction.now - age.milliseconds
            let removed = Set(try db.all(PhotoSQL.deleteUnused, ["before": before]) { $0[0] as String })
            return try removed.filter { try !db.isTrue(PhotoSQL.exists, ["hash": $0]) }.sorted()
        }
    }
}

extension StoreDatabase {
    /// - Throws: `StoreError.notFound` if the author has not uploaded the photo, or a moment uses it.
    func use(_ photo: NewMoment.Photo, of author: PersonID, in moment: MomentID, at place: Int) throws {
        let changed = try change(
            PhotoSQL.use,
            [
                "photo": photo.id.rawValue, "owner": author.rawValue, "moment": moment.rawValue, "place": place,
                "altText": photo.altText,
            ]
        )
        guard changed > 0 else { throw StoreError.notFound("photo") }
        try run(DraftSQL.forgetPhoto, ["photo": photo.id.rawValue])
    }
}

extension PhotoRecord {
    fileprivate init(_ row: any StoreRow) {
        self.init(
            id: PhotoID(rawValue: row[1]),
            hash: row[2],
            width: row[3],
            height: row[4],
            altText: row[5],
            preview: row[6]
        )
    }
}
