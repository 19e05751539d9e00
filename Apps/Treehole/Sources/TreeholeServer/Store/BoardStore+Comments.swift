import Foundation
import GRDB
import ServerKit
import TreeholeModel

/// Comments.
extension BoardStore {
    /// The largest number of comments of a post.
    static let mostComments = 5_000

    /// Returns all comments of a post, oldest first; none if the viewer may not see it.
    func comments(of post: Int, for viewer: Viewer) async throws -> [Comment] {
        try await read(for: viewer) { board in
            do {
                _ = try board.visible(post)
            } catch let error as ServiceError where error.code == .notFound {
                return []
            }
            return try board.comments("post = :post ORDER BY floor", ["post": post], of: post)
        }
    }

    /// - Throws: `.notFound`, also for the quoted comment; `.conflict` if the thread is full.
    func addComment(_ text: String, to post: Int, quoting quoted: Int?, by viewer: Viewer) async throws -> Comment {
        try await write(for: viewer) { board in
            let db = board.db
            _ = try board.visible(post)
            if let quoted {
                let comment = try board.comment(quoted, of: post)
                guard !comment.isDeleted, !comment.isHidden else { throw ServiceError.notFound("comment to quote") }
            }
            let sql = "SELECT last_floor + 1 FROM post WHERE id = :post"
            guard let floor = try db.first(sql, ["post": post], { $0[0] as Int }), floor <= Self.mostComments else {
                throw ServiceError.conflict("This thread is full.", reason: "THREAD_FULL")
            }
            let writer = board.digest(.thread, post)
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
                ["post": post, "floor": floor, "text": text, "quoted": quoted, "now": board.now, "writer": writer]
            )
            try db.run(
                """
                UPDATE post SET last_floor = :floor, comment_count = comment_count + 1, last_reply = :now
                WHERE id = :post
                """,
                ["floor": floor, "now": board.now, "post": post]
            )
            // One's own comment is not news.
            try db.run(
                """
                UPDATE star SET seen = :floor
                WHERE post = :post AND person = star_digest(:member, :post) AND seen = :floor - 1
                """,
                ["floor": floor, "member": viewer.member, "post": post]
            )
            return try board.comment(floor, of: post)
        }
    }

    /// Deletes the text of one of the viewer's comments. Its floor stays.
    ///
    /// - Throws: `.notFound`, `.forbidden`.
    func deleteComment(_ floor: Int, of post: Int, by viewer: Viewer) async throws -> Comment {
        try await write(for: viewer) { board in
            _ = try board.visible(post)
            let comment = try board.comment(floor, of: post)
            guard comment.isMine else { throw ServiceError.forbidden("Only its writer can delete a comment.") }
            guard !comment.isDeleted else { return comment }
            let sql = "UPDATE comment SET text = '', is_deleted = 1 WHERE post = :post AND floor = :floor"
            try board.db.run(sql, ["post": post, "floor": floor])
            try board.db.run("UPDATE post SET comment_count = comment_count - 1 WHERE id = :post", ["post": post])
            return try board.comment(floor, of: post)
        }
    }
}

extension BoardTransaction {
    /// - Throws: `.notFound`.
    func comment(_ floor: Int, of post: Int) throws -> Comment {
        let found = try comments("post = :post AND floor = :floor", ["post": post, "floor": floor], of: post)
        guard let comment = found.first else { throw ServiceError.notFound("comment") }
        return comment
    }

    fileprivate func comments(
        _ condition: String,
        _ arguments: StatementArguments,
        of post: Int
    ) throws -> [Comment] {
        let writer: StatementArguments = ["post": post, "writer": digest(.thread, post)]
        let own = "SELECT place FROM writer WHERE post = :post AND writer = :writer"
        let place = try db.first(own, writer) { $0[0] as Int }
        let sql = "SELECT floor, place, text, created, quoted, is_deleted, is_hidden FROM comment WHERE \(condition)"
        return try db.all(sql, arguments) { row in
            let date = Date(milliseconds: row[3])
            var comment = Comment(floor: row[0], place: row[1], text: row[2], createdDate: date)
            comment.quotedFloor = row[4]
            comment.isMine = comment.place == place
            comment.isDeleted = row[5]
            comment.isHidden = row[6]
            if comment.isHidden, !viewer.isModerator { comment.text = "" }
            return comment
        }
    }
}
