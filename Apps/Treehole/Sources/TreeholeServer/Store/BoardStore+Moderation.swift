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
    func report(_ post: Int, floor: Int?, _ reason: ReportReason, note: String, by viewer: Viewer) async throws {
        try await write(for: viewer) { board in
            _ = try board.visible(post)
            if let floor, try board.comment(floor, of: post).isDeleted { throw ServiceError.notFound("comment") }
            try board.db.insert(
                into: "report",
                [
                    "post": post, "floor": floor ?? 0, "reporter": board.digest(.report, post),
                    "reason": reason.rawValue, "note": note, "created": board.now,
                ],
                "ON CONFLICT (post, floor, reporter) DO UPDATE SET reason = excluded.reason, note = excluded.note"
            )
        }
    }

    /// Returns what is reported, one entry for each post or comment, oldest first; at most 200.
    func reports() async throws -> [Report] {
        let sql = """
            SELECT min(report.id), report.post, report.floor, coalesce(comment.text, post.text), report.reason,
                report.note, count(*), min(report.created)
            FROM report
                JOIN post ON post.id = report.post
                LEFT JOIN comment ON comment.post = report.post AND comment.floor = report.floor
            WHERE report.is_open
            GROUP BY report.post, report.floor ORDER BY min(report.id) LIMIT 200
            """
        return try await read { db in
            try db.all(sql) { row in
                let reason = try ReportReason(rawValue: row[4]).read("reason of a report")
                let date = Date(milliseconds: row[7])
                var report = Report(id: row[0], postID: row[1], text: row[3], reason: reason, createdDate: date)
                report.floor = row[2] == 0 ? nil : row[2]
                report.note = row[5]
                report.count = row[6]
                return report
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
    func decide(_ report: Int, _ verdict: Verdict) async throws -> Int {
        let (keys, until) = (keys, today + Self.banDays)
        return try await write { db in
            let sql = "SELECT post, floor FROM report WHERE id = :id AND is_open"
            guard let (post, floor) = try db.first(sql, ["id": report], { ($0[0] as Int, $0[1] as Int) }) else {
                throw ServiceError.notFound("open report")
            }
            let place: StatementArguments = ["post": post, "floor": floor]
            try db.run("UPDATE report SET is_open = 0 WHERE post = :post AND floor = :floor", place)
            guard verdict != .dismiss else { return post }
            if floor == 0 {
                try db.run("UPDATE post SET is_hidden = 1 WHERE id = :post", ["post": post])
            } else {
                try db.run("UPDATE comment SET is_hidden = 1 WHERE post = :post AND floor = :floor", place)
            }
            guard verdict == .ban else { return post }
            let writerOf = """
                SELECT writer FROM writer WHERE post = :post AND place = coalesce(
                    (SELECT place FROM comment WHERE post = :post AND floor = :floor), 0)
                """
            let writer = try db.first(writerOf, place) { $0[0] as Data }
            let members = try db.all("SELECT id FROM member") { $0[0] as Int64 }
            let member = members.first { keys.digest(of: $0, for: .thread, post: Int64(post)) == writer }
            guard let member else { return post }
            try db.insert(
                into: "ban",
                ["person": keys.digest(of: member, for: .ban), "until_day": until],
                "ON CONFLICT (person) DO UPDATE SET until_day = excluded.until_day"
            )
            return post
        }
    }
}
