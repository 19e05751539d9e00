import GRDB
import MomentsMedia
import ServerKit
import TreeholeModel

/// Posts: publishing, reading and deleting them, stars and votes.
extension BoardTransaction {
    /// - Parameter new: A post with checked texts.
    func publish(_ new: NewPost, _ picture: StoredPhoto? = nil) throws -> Post {
        try db.insert(
            into: "post",
            [
                "text": new.text, "folded": new.text.lowercased(), "tag": new.tag, "folded_tag": new.tag?.lowercased(),
                "picture": picture?.hash, "picture_width": picture?.width ?? 0,
                "picture_height": picture?.height ?? 0, "created": now, "last_reply": now,
                "is_sensitive": new.isSensitive,
            ]
        )
        let id = Int(db.lastInsertedRowID)
        for (place, text) in new.choices.enumerated() {
            try db.insert(into: "choice", ["post": id, "place": place, "text": text])
        }
        try run("INSERT INTO writer VALUES (:post, 0, digest('thread', :member, :post))", ["post": id])
        return try visible(id)
    }

    /// Deletes one of the viewer's posts with everything below it.
    ///
    /// - Returns: The name of its picture, if no other post has it.
    /// - Throws: `.notFound`, `.forbidden`.
    func deletePost(_ id: Int) throws -> String? {
        guard try visible(id).isMine else { throw ServiceError.forbidden("Only its author can delete a post.") }
        let sql = """
            SELECT picture FROM post WHERE id = :id
                AND NOT EXISTS (SELECT 1 FROM post AS other WHERE other.picture = post.picture AND other.id <> :id)
            """
        let picture = try first(sql, ["id": id]) { $0[0] as String? }
        try run("DELETE FROM post WHERE id = :id", ["id": id])
        return picture ?? nil
    }

    func setStar(_ isStarred: Bool, on id: Int) throws -> Post {
        _ = try visible(id)
        let insert = """
            INSERT INTO star (post, person, seen)
            SELECT id, digest('star', :member, id), last_floor FROM post WHERE id = :post ON CONFLICT DO NOTHING
            """
        let delete = "DELETE FROM star WHERE post = :post AND person = digest('star', :member, :post)"
        let count = try run(isStarred ? insert : delete, ["post": id])
        let sql = "UPDATE post SET star_count = star_count + :change WHERE id = :post"
        try run(sql, ["change": isStarred ? count : -count, "post": id])
        return try visible(id)
    }

    /// - Throws: `.notFound`, also for an unknown choice; `.conflict` if the viewer has voted before.
    func vote(_ choice: Int, on id: Int) throws -> Post {
        _ = try visible(id)
        let vote: StatementArguments = ["post": id, "choice": choice]
        let sql = "UPDATE choice SET count = count + 1 WHERE post = :post AND place = :choice"
        guard try run(sql, vote) == 1 else { throw ServiceError.notFound("choice") }
        let insert = """
            INSERT INTO vote (post, voter, choice) VALUES (:post, digest('vote', :member, :post), :choice)
            ON CONFLICT DO NOTHING
            """
        guard try run(insert, vote) == 1 else {
            throw ServiceError.conflict("You have voted here before.", reason: "VOTED")
        }
        return try visible(id)
    }

    /// Returns a post that the viewer may see.
    ///
    /// - Throws: `.notFound`.
    func visible(_ id: Int) throws -> Post {
        guard let post = try post(id) else { throw ServiceError.notFound("post") }
        return post
    }

    /// Returns a post; nil if it does not exist, or is hidden from the viewer.
    func post(_ id: Int) throws -> Post? {
        let found = try posts("SELECT id, id AS key FROM post WHERE id = :id", ["id": id]).first?.post
        return found.flatMap { !$0.isHidden || $0.isMine || viewer.isModerator ? $0 : nil }
    }

    /// Returns posts as the viewer sees them. The counts of votes are shown to those who have voted, and to the author.
    ///
    /// - Parameter page: A statement for the `id`s of the posts and the `key` that they are ordered by.
    func posts(_ page: String, _ arguments: StatementArguments) throws -> [ListedPost] {
        try rows(
            """
            WITH page AS MATERIALIZED (\(page))
            SELECT page.key, post.id, post.text, post.tag, post.created AS created_date,
                post.last_reply AS last_reply_date, post.comment_count, post.star_count, post.is_sensitive, post.is_hidden,
                mine.post IS NOT NULL AS is_mine, star.post IS NOT NULL AS is_starred,
                ifnull(star.seen < post.last_floor, 0) AS has_unread, vote.choice AS voted_for,
                iif(post.picture IS NULL, NULL, json_object('path', '/pictures/' || post.picture,
                    'width', post.picture_width, 'height', post.picture_height)) AS picture,
                (
                    SELECT json_group_array(json_object('text', choice.text,
                        'count', iif(mine.post IS NULL AND vote.post IS NULL, NULL, choice.count)))
                    FROM (SELECT * FROM choice WHERE choice.post = post.id ORDER BY place) AS choice
                ) AS choices
            FROM page JOIN post ON post.id = page.id
                LEFT JOIN writer AS mine ON mine.post = post.id AND mine.place = 0
                    AND mine.writer = digest('thread', :member, post.id)
                LEFT JOIN star ON star.post = post.id AND star.person = digest('star', :member, post.id)
                LEFT JOIN vote ON vote.post = post.id AND vote.voter = digest('vote', :member, post.id)
            ORDER BY page.key DESC, page.id DESC
            """,
            arguments
        )
    }
}
