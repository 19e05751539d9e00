import Foundation
import GRDB
import ServerKit
import TreeholeModel

/// Posts: publishing, reading and deleting them, stars and votes.
extension BoardStore {
    /// A post to publish, with checked texts.
    struct NewPost: Sendable {
        var text: String
        var tag: String?
        var choices: [String]
        var isSensitive: Bool
        var picture: (hash: String, width: Int, height: Int)?
    }

    func publish(_ new: NewPost, by viewer: Viewer) async throws -> Post {
        let (keys, now) = (keys, now)
        return try await write { db in
            try db.run(
                """
                INSERT INTO post (text, folded, tag, folded_tag, picture, picture_width, picture_height, created,
                    last_reply, is_sensitive)
                VALUES (:text, :folded, :tag, :foldedTag, :picture, :width, :height, :now, :now, :sensitive)
                """,
                [
                    "text": new.text, "folded": new.text.lowercased(), "tag": new.tag,
                    "foldedTag": new.tag?.lowercased(), "picture": new.picture?.hash,
                    "width": new.picture?.width ?? 0, "height": new.picture?.height ?? 0, "now": now,
                    "sensitive": new.isSensitive,
                ]
            )
            let id = db.lastInsertedRowID
            for (place, text) in new.choices.enumerated() {
                try db.run(
                    "INSERT INTO choice (post, place, text) VALUES (:post, :place, :text)",
                    ["post": id, "place": place, "text": text]
                )
            }
            try db.run(
                "INSERT INTO writer (post, place, writer) VALUES (:post, 0, :writer)",
                ["post": id, "writer": keys.digest(of: viewer.member, for: .thread, post: id)]
            )
            return try Self.post(id, for: viewer, keys, in: db).read("post")
        }
    }

    /// Returns a post; nil if it does not exist, or is hidden from the viewer.
    func post(_ id: Int64, for viewer: Viewer) async throws -> Post? {
        let keys = keys
        return try await read { db in try Self.post(id, for: viewer, keys, in: db) }
    }

    /// Deletes one of the viewer's posts with everything below it.
    ///
    /// - Returns: The name of its picture, if no other post has it.
    /// - Throws: `.notFound`, `.forbidden`.
    func deletePost(_ id: Int64, by viewer: Viewer) async throws -> String? {
        let keys = keys
        return try await write { db in
            let post = try Self.visible(id, for: viewer, keys, in: db)
            guard post.isMine else { throw ServiceError.forbidden("Only its author can delete a post.") }
            let picture = try db.first("SELECT picture FROM post WHERE id = :id", ["id": id]) { $0[0] as String? }
            try db.run("DELETE FROM post WHERE id = :id", ["id": id])
            guard let picture = picture.flatMap(\.self) else { return nil }
            let isUsed = try db.isTrue("SELECT EXISTS (SELECT 1 FROM post WHERE picture = :p)", ["p": picture])
            return isUsed ? nil : picture
        }
    }

    // MARK: Stars and votes

    func setStar(_ isStarred: Bool, on id: Int64, by viewer: Viewer) async throws -> Post {
        let keys = keys
        return try await write { db in
            _ = try Self.visible(id, for: viewer, keys, in: db)
            let change =
                if isStarred {
                    try db.run(
                        """
                        INSERT INTO star (post, person, seen)
                        SELECT id, star_digest(:member, id), last_floor FROM post WHERE id = :post
                        ON CONFLICT DO NOTHING
                        """,
                        ["member": viewer.member, "post": id]
                    )
                } else {
                    -(try db.run(
                        "DELETE FROM star WHERE post = :post AND person = star_digest(:member, :post)",
                        ["member": viewer.member, "post": id]
                    ))
                }
            try db.run(
                "UPDATE post SET star_count = star_count + :change WHERE id = :post",
                ["change": change, "post": id]
            )
            return try Self.visible(id, for: viewer, keys, in: db)
        }
    }

    /// Notes that the viewer has read all comments of a post, if they have starred it.
    func noteReading(of id: Int64, by viewer: Viewer) async throws {
        try await write { db in
            try db.run(
                """
                UPDATE star SET seen = (SELECT last_floor FROM post WHERE id = :post)
                WHERE post = :post AND person = star_digest(:member, :post)
                """,
                ["member": viewer.member, "post": id]
            )
        }
    }

    /// - Throws: `.notFound`, also for an unknown choice; `.conflict` if the viewer has voted before.
    func vote(_ choice: Int, on id: Int64, by viewer: Viewer) async throws -> Post {
        let (keys, voter) = (keys, keys.digest(of: viewer.member, for: .vote, post: id))
        return try await write { db in
            _ = try Self.visible(id, for: viewer, keys, in: db)
            let place: StatementArguments = ["post": id, "choice": choice]
            let changed = try db.run(
                "UPDATE choice SET count = count + 1 WHERE post = :post AND place = :choice",
                place
            )
            guard changed == 1 else { throw ServiceError.notFound("choice") }
            let added = try db.run(
                "INSERT INTO vote (post, voter, choice) VALUES (:post, :voter, :choice) ON CONFLICT DO NOTHING",
                ["post": id, "voter": voter, "choice": choice]
            )
            guard added == 1 else { throw ServiceError.conflict("You have voted here before.", reason: "VOTED") }
            return try Self.visible(id, for: viewer, keys, in: db)
        }
    }

    // MARK: Reading

    /// Returns a post that the viewer may see.
    ///
    /// - Throws: `.notFound`.
    static func visible(_ id: Int64, for viewer: Viewer, _ keys: BoardKeys, in db: Database) throws -> Post {
        guard let post = try post(id, for: viewer, keys, in: db) else { throw ServiceError.notFound("post") }
        return post
    }

    private static func post(_ id: Int64, for viewer: Viewer, _ keys: BoardKeys, in db: Database) throws -> Post? {
        let found = try posts("WHERE post.id = :id", ["id": id], for: viewer, keys, in: db).first
        guard let found, !found.isHidden || found.isMine || viewer.isModerator else { return nil }
        return found
    }

    /// Returns posts as the viewer sees them.
    ///
    /// - Parameter rest: The rest of the statement, after `FROM post`.
    static func posts(
        _ rest: String,
        _ arguments: StatementArguments,
        for viewer: Viewer,
        _ keys: BoardKeys,
        in db: Database
    ) throws -> [Post] {
        let sql = """
            SELECT post.id, post.text, post.tag, post.picture, post.picture_width, post.picture_height, post.created,
                post.last_reply, post.comment_count, post.star_count, star.seen, post.last_floor, post.is_sensitive,
                post.is_hidden, writer.writer
            FROM post
                LEFT JOIN star ON star.post = post.id AND star.person = star_digest(:member, post.id)
                JOIN writer ON writer.post = post.id AND writer.place = 0
            \(rest)
            """
        var posts = try db.all(sql, arguments &+ ["member": viewer.member]) { row in
            let id: Int64 = row[0]
            let seen: Int? = row[10]
            return Post(
                id: Int(id),
                text: row[1],
                tag: row[2],
                picture: (row[3] as String?).map {
                    Picture(path: "/pictures/\($0)", width: row[4], height: row[5])
                },
                createdDate: Date(milliseconds: row[6]),
                lastReplyDate: Date(milliseconds: row[7]),
                commentCount: row[8],
                starCount: row[9],
                isStarred: seen != nil,
                hasUnread: seen.map { $0 < row[11] } ?? false,
                isMine: row[14] == keys.digest(of: viewer.member, for: .thread, post: id),
                isSensitive: row[12],
                isHidden: row[13]
            )
        }
        for index in posts.indices { try addVote(to: &posts[index], viewer, keys, in: db) }
        return posts
    }

    /// The counts are shown to those who have voted, and to the author.
    private static func addVote(to post: inout Post, _ viewer: Viewer, _ keys: BoardKeys, in db: Database) throws {
        let id = Int64(post.id)
        let choices = try db.all(
            "SELECT text, count FROM choice WHERE post = :post ORDER BY place",
            ["post": id]
        ) { VoteChoice(text: $0[0], count: $0[1]) }
        guard !choices.isEmpty else { return }
        post.votedFor = try db.first(
            "SELECT choice FROM vote WHERE post = :post AND voter = :voter",
            ["post": id, "voter": keys.digest(of: viewer.member, for: .vote, post: id)]
        ) { $0[0] as Int }
        let isShown = post.votedFor != nil || post.isMine
        post.choices = choices.map { VoteChoice(text: $0.text, count: isShown ? $0.count : nil) }
    }
}
