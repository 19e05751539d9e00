import GRDB
import ServerKit
import TreeholeModel

/// Comments.
extension BoardTransaction {
    /// The largest number of comments of a post.
    static let mostComments = 5_000

    /// Returns all comments of a post, oldest first, and notes that the viewer has read them; none if they may not see it.
    func readComments(of post: Int) throws -> [Comment] {
        guard try self.post(post) != nil else { return [] }
        let sql = """
            UPDATE star SET seen = (SELECT last_floor FROM post WHERE id = :post)
            WHERE post = :post AND person = digest('star', :member, :post)
            """
        try run(sql, ["post": post])
        return try comments(of: post)
    }

    /// - Throws: `.notFound`.
    func comment(_ floor: Int, of post: Int) throws -> Comment {
        guard let comment = try comments(of: post, floor).first else { throw ServiceError.notFound("comment") }
        return comment
    }

    /// - Throws: `.notFound`, also for the quoted comment; `.conflict` if the thread is full.
    func addComment(_ text: String, to post: Int, quoting quoted: Int?) throws -> Comment {
        _ = try visible(post)
        if let quoted {
            let comment = try comment(quoted, of: post)
            guard !comment.isDeleted, !comment.isHidden else { throw ServiceError.notFound("comment to quote") }
        }
        let floor = try first("SELECT last_floor + 1 FROM post WHERE id = :post", ["post": post]) { $0[0] as Int }
        guard let floor, floor <= Self.mostComments else {
            throw ServiceError.conflict("This thread is full.", reason: "THREAD_FULL")
        }
        for sql in additions { try run(sql, ["post": post, "floor": floor, "text": text, "quoted": quoted]) }
        return try comment(floor, of: post)
    }

    /// Deletes the text of one of the viewer's comments. Its floor stays.
    ///
    /// - Throws: `.notFound`, `.forbidden`.
    func deleteComment(_ floor: Int, of post: Int) throws -> Comment {
        _ = try visible(post)
        let old = try comment(floor, of: post)
        guard old.isMine else { throw ServiceError.forbidden("Only its writer can delete a comment.") }
        guard !old.isDeleted else { return old }
        let sql = "UPDATE comment SET text = '', is_deleted = 1 WHERE post = :post AND floor = :floor"
        try run(sql, ["post": post, "floor": floor])
        try run("UPDATE post SET comment_count = comment_count - 1 WHERE id = :post", ["post": post])
        return try comment(floor, of: post)
    }

    /// Returns the comment on a floor; with nil all comments, oldest first.
    private func comments(of post: Int, _ floor: Int? = nil) throws -> [Comment] {
        try rows(
            """
            SELECT floor, comment.place, iif(is_hidden AND NOT :is_moderator, '', text) AS text, quoted AS quoted_floor,
                created AS created_date, writer.post IS NOT NULL AS is_mine, is_deleted, is_hidden
            FROM comment LEFT JOIN writer ON writer.post = :post AND writer.place = comment.place
                AND writer.writer = digest('thread', :member, :post)
            WHERE comment.post = :post AND floor BETWEEN ifnull(:floor, 1) AND ifnull(:floor, \(Self.mostComments))
            ORDER BY floor
            """,
            ["post": post, "floor": floor]
        )
    }
}

/// The statements that add a comment of the viewer.
private let additions = [
    // The next place, unless the member has written here before.
    """
    INSERT INTO writer (post, place, writer)
    SELECT :post, max(place) + 1, digest('thread', :member, :post) FROM writer WHERE post = :post
    ON CONFLICT (post, writer) DO NOTHING
    """,
    """
    INSERT INTO comment (post, floor, place, text, quoted, created)
    SELECT :post, :floor, place, :text, :quoted, :now FROM writer
    WHERE post = :post AND writer = digest('thread', :member, :post)
    """,
    "UPDATE post SET last_floor = :floor, comment_count = comment_count + 1, last_reply = :now WHERE id = :post",
    // One's own comment is not news.
    """
    UPDATE star SET seen = :floor
    WHERE post = :post AND person = digest('star', :member, :post) AND seen = :floor - 1
    """,
]
