import Foundation
import GRDB
import ServerKit
import TreeholeModel

/// Posts: publishing, reading and deleting them, stars and votes.
extension BoardStore {
    /// A post to publish, with checked texts.
    struct CheckedPost: Sendable {
        var text: String
        var tag: String?
        var choices: [String] = []
        var isSensitive = false
        var picture: (hash: String, width: Int, height: Int)?
    }

    func publish(_ new: CheckedPost, by viewer: Viewer) async throws -> Post {
        try await write(for: viewer) { board in
            let db = board.db
            try db.insert(
                into: "post",
                [
                    "text": new.text, "folded": new.text.lowercased(), "tag": new.tag,
                    "folded_tag": new.tag?.lowercased(), "picture": new.picture?.hash,
                    "picture_width": new.picture?.width ?? 0, "picture_height": new.picture?.height ?? 0,
                    "created": board.now, "last_reply": board.now, "is_sensitive": new.isSensitive,
                ]
            )
            let id = Int(db.lastInsertedRowID)
            for (place, text) in new.choices.enumerated() {
                try db.insert(into: "choice", ["post": id, "place": place, "text": text])
            }
            try db.insert(into: "writer", ["post": id, "place": 0, "writer": board.digest(.thread, id)])
            return try board.visible(id)
        }
    }

    /// Returns a post; nil if it does not exist, or is hidden from the viewer.
    func post(_ id: Int, for viewer: Viewer) async throws -> Post? {
        try await read(for: viewer) { try $0.post(id) }
    }

    /// Deletes one of the viewer's posts with everything below it.
    ///
    /// - Returns: The name of its picture, if no other post has it.
    /// - Throws: `.notFound`, `.forbidden`.
    func deletePost(_ id: Int, by viewer: Viewer) async throws -> String? {
        try await write(for: viewer) { board in
            guard try board.visible(id).isMine else {
                throw ServiceError.forbidden("Only its author can delete a post.")
            }
            let sql = "SELECT picture FROM post WHERE id = :id"
            let picture = try board.db.first(sql, ["id": id]) { $0[0] as String? }.flatMap(\.self)
            try board.db.run("DELETE FROM post WHERE id = :id", ["id": id])
            let isUsed = try board.db.isTrue("SELECT EXISTS (SELECT 1 FROM post WHERE picture = :p)", ["p": picture])
            return isUsed ? nil : picture
        }
    }

    // MARK: Stars and votes

    func setStar(_ isStarred: Bool, on id: Int, by viewer: Viewer) async throws -> Post {
        try await write(for: viewer) { board in
            _ = try board.visible(id)
            let place: StatementArguments = ["member": viewer.member, "post": id]
            let insert = """
                INSERT INTO star (post, person, seen)
                SELECT id, star_digest(:member, id), last_floor FROM post WHERE id = :post
                ON CONFLICT DO NOTHING
                """
            let delete = "DELETE FROM star WHERE post = :post AND person = star_digest(:member, :post)"
            let change = isStarred ? try board.db.run(insert, place) : -(try board.db.run(delete, place))
            let sql = "UPDATE post SET star_count = star_count + :change WHERE id = :post"
            try board.db.run(sql, ["change": change, "post": id])
            return try board.visible(id)
        }
    }

    /// Notes that the viewer has read all comments of a post, if they have starred it.
    func noteReading(of id: Int, by viewer: Viewer) async throws {
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
    func vote(_ choice: Int, on id: Int, by viewer: Viewer) async throws -> Post {
        try await write(for: viewer) { board in
            _ = try board.visible(id)
            let sql = "UPDATE choice SET count = count + 1 WHERE post = :post AND place = :choice"
            let isChoice = try board.db.run(sql, ["post": id, "choice": choice]) == 1
            guard isChoice else { throw ServiceError.notFound("choice") }
            let vote =
                ["post": id, "voter": board.digest(.vote, id), "choice": choice]
                as KeyValuePairs<String, (any DatabaseValueConvertible)?>
            let isFirst = try board.db.insert(into: "vote", vote, "ON CONFLICT DO NOTHING") == 1
            guard isFirst else { throw ServiceError.conflict("You have voted here before.", reason: "VOTED") }
            return try board.visible(id)
        }
    }
}

extension BoardTransaction {
    /// Returns a post that the viewer may see.
    ///
    /// - Throws: `.notFound`.
    func visible(_ id: Int) throws -> Post {
        guard let post = try post(id) else { throw ServiceError.notFound("post") }
        return post
    }

    fileprivate func post(_ id: Int) throws -> Post? {
        let found = try posts("WHERE post.id = :id", ["id": id]).first?.post
        guard let found, !found.isHidden || found.isMine || viewer.isModerator else { return nil }
        return found
    }

    /// Returns posts as the viewer sees them, and what they are ordered by.
    ///
    /// - Parameters:
    ///   - rest: The rest of the statement, after `FROM post`.
    ///   - key: What they are ordered by.
    func posts(
        _ rest: String,
        _ arguments: StatementArguments,
        key: String = "post.id"
    ) throws -> [(post: Post, key: Int)] {
        let sql = """
            SELECT post.id, post.text, post.tag, post.picture, post.picture_width, post.picture_height, post.created,
                post.last_reply, post.comment_count, post.star_count, star.seen, post.last_floor, post.is_sensitive,
                post.is_hidden, writer.writer, \(key)
            FROM post
                LEFT JOIN star ON star.post = post.id AND star.person = star_digest(:member, post.id)
                JOIN writer ON writer.post = post.id AND writer.place = 0
            \(rest)
            """
        return try db.all(sql, arguments &+ ["member": viewer.member]) { row in
            var post = Post(id: row[0], text: row[1], createdDate: Date(milliseconds: row[6]))
            post.tag = row[2]
            post.picture = (row[3] as String?).map { Picture(path: "/pictures/\($0)", width: row[4], height: row[5]) }
            post.lastReplyDate = Date(milliseconds: row[7])
            post.commentCount = row[8]
            post.starCount = row[9]
            if let seen = row[10] as Int? { (post.isStarred, post.hasUnread) = (true, seen < row[11]) }
            post.isSensitive = row[12]
            post.isHidden = row[13]
            post.isMine = row[14] == digest(.thread, post.id)
            try addVote(to: &post)
            return (post, row[15])
        }
    }

    /// The counts are shown to those who have voted, and to the author.
    private func addVote(to post: inout Post) throws {
        let sql = "SELECT text, count FROM choice WHERE post = :post ORDER BY place"
        post.choices = try db.all(sql, ["post": post.id]) { VoteChoice(text: $0[0], count: $0[1]) }
        guard !post.choices.isEmpty else { return }
        let vote: StatementArguments = ["post": post.id, "voter": digest(.vote, post.id)]
        post.votedFor = try db.first("SELECT choice FROM vote WHERE post = :post AND voter = :voter", vote) { $0[0] }
        guard post.votedFor == nil, !post.isMine else { return }
        for index in post.choices.indices { post.choices[index].count = nil }
    }
}
