import Foundation
import GRDB
import ServerKit
import TreeholeModel

/// Comments.
extension BoardStore {
    /// The largest number of comments of a post.
    static let mostComments = 5_000

    /// Returns all comments of a post, oldest first; none if the viewer may not see it.
    func comments(of post: Int64, for viewer: Viewer) async throws -> [Comment] {
        let keys = keys
        return try await read { db in
            do {
                _ = try Self.visible(post, for: viewer, keys, in: db)
            } catch let error as ServiceError where error.code == .notFound {
                return []
            }
            return try Self.comments("post = :post ORDER BY floor", ["post": post], of: post, for: viewer, keys, in: db)
        }
    }

    /// - Throws: `.notFound`, also for the quoted comment; `.conflict` if the thread is full.
    func addComment(_ text: String, to post: Int64, quoting quoted: Int?, by viewer: Viewer) async throws -> Comment {
        let (keys, now) = (keys, now)
        let writer = keys.digest(of: viewer.member, for: .thread, post: post)
        return try await write { db in
            _ = try Self.visible(post, for: viewer, keys, in: db)
            if let quoted {
                let exists = try db.isTrue(
                    """
                    SELECT EXISTS (SELECT 1 FROM comment
                        WHERE post = :post AND floor = :floor AND NOT is_deleted AND NOT is_hidden)
                    """,
                    ["post": post, "floor": quoted]
                )
                guard exists else { throw ServiceError.notFound("comment to quote") }
            }
            let floor = try db.first("SELECT last_floor + 1 FROM post WHERE id = :post", ["post": post]) {
                $0[0] as Int
            }
            guard let floor, floor <= Self.mostComments else {
                throw ServiceError.conflict("This thread is full.", reason: "THREAD_FULL")
            }
            // The next place, unless the member has written here before.
            try db.run(
                """
                INSERT INTO writer (post, place, writer)
                SELECT :post, max(place) + 1, :writer FROM writer WHERE post = :post
                ON CONFLICT (post, writer) DO NOTHING
                """,
                ["post": post, "writer": writer]
            )
            try db.run(
                """
                INSERT INTO comment (post, floor, place, text, quoted, created)
                SELECT :post, :floor, place, :text, :quoted, :now FROM writer WHERE post = :post AND writer = :writer
                """,
                ["post": post, "floor": floor, "text": text, "quoted": quoted, "now": now, "writer": writer]
            )
            try db.run(
                """
                UPDATE post SET last_floor = :floor, comment_count = comment_count + 1, last_reply = :now
                WHERE id = :post
                """,
                ["floor": floor, "now": now, "post": post]
            )
            // One's own comment is not news.
            try db.run(
                """
                UPDATE star SET seen = :floor
                WHERE post = :post AND person = star_digest(:member, :post) AND seen = :floor - 1
                """,
                ["floor": floor, "member": viewer.member, "post": post]
            )
            return try Self.comment(floor, of: post, for: viewer, keys, in: db)
        }
    }

    /// Deletes the text of one of the viewer's comments. Its floor stays.
    ///
    /// - Throws: `.notFound`, `.forbidden`.
    func deleteComment(_ floor: Int, of post: Int64, by viewer: Viewer) async throws -> Comment {
        let keys = keys
        return try await write { db in
            _ = try Self.visible(post, for: viewer, keys, in: db)
            let comment = try Self.comment(floor, of: post, for: viewer, keys, in: db)
            guard comment.isMine else { throw ServiceError.forbidden("Only its writer can delete a comment.") }
            guard !comment.isDeleted else { return comment }
            let place: StatementArguments = ["post": post, "floor": floor]
            try db.run("UPDATE comment SET text = '', is_deleted = 1 WHERE post = :post AND floor = :floor", place)
            try db.run("UPDATE post SET comment_count = comment_count - 1 WHERE id = :post", ["post": post])
            return try Self.comment(floor, of: post, for: viewer, keys, in: db)
        }
    }

    private static func comment(
        _ floor: Int,
        of post: Int64,
        for viewer: Viewer,
        _ keys: BoardKeys,
        in db: Database
    ) throws -> Comment {
        let arguments: StatementArguments = ["post": post, "floor": floor]
        let found = try comments("post = :post AND floor = :floor", arguments, of: post, for: viewer, keys, in: db)
        guard let comment = found.first else { throw ServiceError.notFound("comment") }
        return comment
    }

    private static func comments(
        _ condition: String,
        _ arguments: StatementArguments,
        of post: Int64,
        for viewer: Viewer,
        _ keys: BoardKeys,
        in db: Database
    ) throws -> [Comment] {
        let mine = try db.first(
            "SELECT place FROM writer WHERE post = :post AND writer = :writer",
            ["post": post, "writer": keys.digest(of: viewer.member, for: .thread, post: post)]
        ) { $0[0] as Int }
        let sql = """
            SELECT floor, place, text, quoted, created, is_deleted, is_hidden FROM comment WHERE \(condition)
            """
        return try db.all(sql, arguments) { row in
            let isHidden: Bool = row[6]
            return Comment(
                floor: row[0],
                place: row[1],
                text: isHidden && !viewer.isModerator ? "" : row[2],
                quotedFloor: row[3],
                createdDate: Date(milliseconds: row[4]),
                isMine: row[1] == mine,
                isDeleted: row[5],
                isHidden: isHidden
            )
        }
    }
}
