import GRDB
import ServerKit
import TreeholeModel

/// Reports, bans, and what moderators decide.
extension BoardTransaction {
    /// How long a ban lasts, in days.
    static let banDays: Int64 = 7

    /// Whether the viewer may not write now.
    func isBanned() throws -> Bool {
        try isTrue("SELECT count(*) FROM ban WHERE person = digest('ban', :member, NULL) AND until_day >= :today")
    }

    /// Reports a post or a comment; a second report by the same member replaces the first.
    ///
    /// - Parameter floor: The floor of the comment; nil for the post.
    /// - Throws: `.notFound`.
    func report(_ post: Int, floor: Int?, _ reason: ReportReason, note: String) throws {
        _ = try visible(post)
        if let floor, try comment(floor, of: post).isDeleted { throw ServiceError.notFound("comment") }
        try run(
            """
            INSERT INTO report (post, floor, reporter, reason, note, created)
            VALUES (:post, ifnull(:floor, 0), digest('report', :member, :post), :reason, :note, :now)
            ON CONFLICT (post, floor, reporter) DO UPDATE SET reason = excluded.reason, note = excluded.note
            """,
            ["post": post, "floor": floor, "reason": reason.rawValue, "note": note]
        )
    }

    /// Returns what is reported, one entry for each post or comment, oldest first; at most 200.
    func reports() throws -> [Report] {
        try rows(
            """
            SELECT min(report.id) AS id, report.post AS postID, nullif(report.floor, 0) AS floor,
                coalesce(comment.text, post.text) AS text, report.reason, report.note, count(*) AS count,
                min(report.created) AS created_date
            FROM report
                JOIN post ON post.id = report.post
                LEFT JOIN comment ON comment.post = report.post AND comment.floor = report.floor
            WHERE report.is_open
            GROUP BY report.post, report.floor ORDER BY min(report.id) LIMIT 200
            """
        )
    }

    /// Closes all reports of a post or comment, and hides it or keeps its writer from writing.
    ///
    /// The writer is found by trying the members one after the other; only the digest for bans is kept, which is not the one
    /// of the post. Neither the moderator nor the database learns who it is.
    ///
    /// - Returns: The post.
    /// - Throws: `.notFound` if the report does not exist, or is closed.
    func decide(_ report: Int, _ verdict: Verdict) throws -> Int {
        let sql = "SELECT post, floor FROM report WHERE id = :id AND is_open"
        guard let (post, floor) = try first(sql, ["id": report], { ($0[0] as Int, $0[1] as Int) }) else {
            throw ServiceError.notFound("open report")
        }
        let place: StatementArguments = ["post": post, "floor": floor, "until": today + Self.banDays]
        try run("UPDATE report SET is_open = 0 WHERE post = :post AND floor = :floor", place)
        if verdict != .dismiss {
            let hideComment = "UPDATE comment SET is_hidden = 1 WHERE post = :post AND floor = :floor"
            try run(floor == 0 ? "UPDATE post SET is_hidden = 1 WHERE id = :post" : hideComment, place)
        }
        if verdict == .ban {
            try run(
                """
                INSERT INTO ban (person, until_day)
                SELECT digest('ban', member.id, NULL), :until
                FROM member JOIN writer ON writer.post = :post AND writer.writer = digest('thread', member.id, :post)
                WHERE writer.place = ifnull((SELECT place FROM comment WHERE post = :post AND floor = :floor), 0)
                ON CONFLICT (person) DO UPDATE SET until_day = excluded.until_day
                """,
                place
            )
        }
        return post
    }
}
