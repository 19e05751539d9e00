import GRDB
import ServerKit

extension BoardStore {
    /// Moves the dates of a demo into the past: a post every five hours, comments a few minutes apart.
    func spreadDates() async throws {
        let now = now
        try await write { db in
            let last = "(SELECT max(id) FROM post)"
            try db.run(
                "UPDATE post SET created = :now - (\(last) - id) * 17731000 - 240000",
                ["now": now]
            )
            try db.run(
                """
                UPDATE comment SET created = (SELECT created FROM post WHERE id = comment.post)
                    + comment.floor * (SELECT min(420000, (:now - created) / 8) FROM post WHERE id = comment.post)
                """,
                ["now": now]
            )
            try db.run(
                """
                UPDATE post SET last_reply = coalesce((SELECT max(created) FROM comment WHERE post = post.id), created)
                """
            )
        }
    }
}
