import Foundation
import GRDB
import ServerKit
import TreeholeModel

/// Reports, and what moderators decide.
extension BoardStore {
    /// How long a ban lasts, in days.
    static let banDays: Int64 = 7

    /// Reports a post or a comment; a second report by the same member replaces the first.
    ///
    /// - Parameter floor: The floor of the comment; nil for the post.
    /// - Throws: `.notFound`.
    func report(
        _ post: Int64,
        floor: Int?,
        reason: ReportReason,
        note: String,
        by viewer: Viewer
    ) async throws {
        let (keys, now) = (keys, now)
        let reporter = keys.digest(of: viewer.member, for: .report, post: post)
        try await write { db in
            _ = try Self.visible(post, for: viewer, keys, in: db)
            if let floor {
                let exists = try db.isTrue(
                    "SELECT EXISTS (SELECT 1 FROM comment WHERE post = :post AND floor = :floor AND NOT is_deleted)",
                    ["post": post, "floor": floor]
                )
                guard exists else { throw ServiceError.notFound("comment") }
            }
            try db.run(
                """
                INSERT INTO report (post, floor, reporter, reason, note, created)
                VALUES (:post, :floor, :reporter, :reason, :note, :now)
                ON CONFLICT (post, floor, reporter) DO UPDATE SET reason = excluded.reason, note = excluded.note
                """,
                [
                    "post": post, "floor": floor ?? 0, "reporter": reporter, "reason": reason.rawValue, "note": note,
                    "now": now,
                ]
            )
        }
    }

    /// Returns what is reported, one entry for each post or comment, oldest first; at most 200.
    func reports() async throws -> [Report] {
        try await read { db in
            try db.all(
                """
                SELECT min(report.id), report.post, report.floor, coalesce(comment.text, post.text), report.reason,
                    report.note, count(*), min(report.created)
                FROM report
                    JOIN post ON post.id = report.post
                    LEFT JOIN comment ON comment.post = report.post AND comment.floor = report.floor
                WHERE report.is_open
                GROUP BY report.post, report.floor ORDER BY min(report.id) LIMIT 200
                """
            ) { row in
                Report(
                    id: row[0],
                    postID: row[1],
                    floor: row[2] == 0 ? nil : row[2],
                    text: row[3],
                    reason: try ReportReason(rawValue: row[4]).read("reason of a report"),
                    note: row[5],
                    count: row[6],
                    createdDate: Date(milliseconds: row[7])
                )
            }
        }
    }

    /// Closes all reports of a post or comment, and hides it or keeps its writer from writing.
    ///
    /// The writer is found by trying the members one after the other; only the digest for bans is kept, which is not the one
    /// of the post. Neither the moderator nor the database learns who it is.
    ///
    /// - Returns: The post.
    /// - Throws: `.notFound` if the report does not exist, or is closed.
    func decide(_ report: Int64, _ verdict: Verdict) async throws -> Int64 {
        let (keys, until) = (keys, today + Self.banDays)
        return try await write { db in
            let found = try db.first("SELECT post, floor FROM report WHERE id = :id AND is_open", ["id": report]) {
                ($0[0] as Int64, $0[1] as Int64)
            }
            guard let (post, floor) = found else { throw ServiceError.notFound("open report") }
            let place: StatementArguments = ["post": post, "floor": floor]
            try db.run("UPDATE report SET is_open = 0 WHERE post = :post AND floor = :floor", place)
            guard verdict != .dismiss else { return post }
            if floor == 0 {
                try db.run("UPDATE post SET is_hidden = 1 WHERE id = :post", ["post": post])
            } else {
                try db.run("UPDATE comment SET is_hidden = 1 WHERE post = :post AND floor = :floor", place)
            }
            guard verdict == .ban else { return post }
            let writer = try db.first(
                """
                SELECT writer FROM writer WHERE post = :post AND place = coalesce(
                    (SELECT place FROM comment WHERE post = :post AND floor = :floor), 0)
                """,
                place
            ) { $0[0] as Data }
            let members = try db.all("SELECT id FROM member") { $0[0] as Int64 }
            guard let member = members.first(where: { keys.digest(of: $0, for: .thread, post: post) == writer }) else {
                return post
            }
            try db.run(
                """
                INSERT INTO ban (person, until_day) VALUES (:person, :until)
                ON CONFLICT (person) DO UPDATE SET until_day = excluded.until_day
                """,
                ["person": keys.digest(of: member, for: .ban), "until": until]
            )
            return post
        }
    }
}
