import Foundation
public import MomentsModel

extension DatabaseMomentStore {
    public func album(of author: PersonID, for viewer: PersonID, limit: Int) async throws -> [AlbumRecord] {
        let now = milliseconds
        return try await read { db in
            try db.all(
                AlbumSQL.ofPerson,
                ["author": author.rawValue, "viewer": viewer.rawValue, "limit": limit.asLimit, "now": now],
                AlbumRecord.init
            )
        }
    }
}

extension AlbumRecord {
    fileprivate init(_ row: any StoreRow) {
        let photo: Int64? = row[2]
        self.init(
            id: MomentID(rawValue: row[0]),
            created: Date(milliseconds: row[1]),
            photo: photo.map { id in
                PhotoRecord(
                    id: PhotoID(rawValue: id),
                    hash: row[3],
                    width: row[4],
                    height: row[5],
                    altText: row[6],
                    preview: row[7]
                )
            }
        )
    }
}
