import Foundation
import GRDB
import ServerKit
import TreeholeModel

/// Lists of posts.
extension BoardStore {
    /// The place of a post in a list: the list's random number, what it is ordered by, and the post.
    struct Place: Sendable {
        var seed: Int64
        var key: Int64
        var id: Int64
    }

    /// Posts and their places.
    struct Part: Sendable {
        var posts: [(post: Post, place: Place)]
    }

    /// A prime above all numbers of posts. The square of a multiple of a post's number, modulo the prime, looks random; two
    /// posts with the same square are ordered by their numbers.
    private static let prime: Int64 = 2_147_483_647

    /// Large enough for the square of each number to exceed the prime.
    private static var seed: Int64 { .random(in: 1 << 20..<prime) }

    private static func randomKey(of post: Int64, seed: Int64) -> Int64 {
        let product = post * seed % prime
        return product * product % prime
    }

    /// Returns posts after a place, without those that the viewer has blocked.
    ///
    /// - Parameter limit: The largest number of posts.
    func posts(
        _ order: PostOrder,
        _ search: PostSearch,
        after place: Place?,
        limit: Int,
        for viewer: Viewer
    ) async throws -> Part {
        if order == .mine { return try await ownPosts(after: place, limit: limit, for: viewer) }
        let seed = place?.seed ?? Self.seed
        let key =
            switch order {
            case .newest, .mine: "post.id"
            case .lastReply, .starred: "post.last_reply"
            case .random:
                "((post.id * :seed % \(Self.prime)) * (post.id * :seed % \(Self.prime)) % \(Self.prime))"
            }
        var conditions = ["(\(key), post.id) < (:key, :id)"]
        var arguments: StatementArguments = ["key": place?.key ?? .max, "id": place?.id ?? .max, "limit": limit]
        if order == .random { arguments = arguments &+ ["seed": seed] }
        if order == .starred { conditions.append("star.person IS NOT NULL") }
        if !viewer.isModerator { conditions.append("NOT post.is_hidden") }
        Self.add(search, to: &conditions, &arguments)
        let person = keys.digest(of: viewer.member, for: .settings)
        let (keys, where_, bound) = (keys, conditions, arguments)
        return try await read { db in
            var (conditions, arguments) = (where_, bound)
            if order != .starred {
                try Self.addBlocked(Self.settings(of: person, in: db), to: &conditions, &arguments)
            }
            let posts = try Self.posts(
                "WHERE \(conditions.joined(separator: " AND ")) ORDER BY \(key) DESC, post.id DESC LIMIT :limit",
                arguments,
                for: viewer,
                keys,
                in: db
            )
            return Part(
                posts: posts.map { post in
                    let id = Int64(post.id)
                    let key =
                        switch order {
                        case .newest, .mine: id
                        case .lastReply, .starred: post.lastReplyDate.milliseconds
                        case .random: Self.randomKey(of: id, seed: seed)
                        }
                    return (post, Place(seed: seed, key: key, id: id))
                }
            )
        }
    }

    private static func add(
        _ search: PostSearch,
        to conditions: inout [String],
        _ arguments: inout StatementArguments
    ) {
        if let text = search.text, !text.isEmpty {
            let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
            conditions.append("(instr(post.folded, :text) > 0 OR post.id = :number)")
            arguments = arguments &+ ["text": text.lowercased(), "number": Int64(digits) ?? -1]
        }
        if let tag = search.tag {
            conditions.append("post.folded_tag = :tag")
            arguments = arguments &+ ["tag": tag.lowercased()]
        }
        if let from = search.from {
            conditions.append("post.created >= :from")
            arguments = arguments &+ ["from": from.milliseconds]
        }
        if let to = search.to {
            conditions.append("post.created < :to")
            arguments = arguments &+ ["to": to.milliseconds]
        }
    }

    private static func addBlocked(
        _ settings: MemberSettings,
        to conditions: inout [String],
        _ arguments: inout StatementArguments
    ) throws {
        let encoder = JSONEncoder()
        if !settings.blockedTags.isEmpty {
            conditions.append(
                "(post.folded_tag IS NULL OR post.folded_tag NOT IN (SELECT value FROM json_each(:tags)))"
            )
            let tags = String(decoding: try encoder.encode(settings.blockedTags.map { $0.lowercased() }), as: UTF8.self)
            arguments = arguments &+ ["tags": tags]
        }
        if !settings.blockedWords.isEmpty {
            conditions.append("NOT EXISTS (SELECT 1 FROM json_each(:words) WHERE instr(post.folded, value) > 0)")
            let words = String(
                decoding: try encoder.encode(settings.blockedWords.map { $0.lowercased() }),
                as: UTF8.self
            )
            arguments = arguments &+ ["words": words]
        }
    }

    /// Finds the viewer's posts by comparing digests, newest first: nothing in the database leads from a member to posts.
    private func ownPosts(after place: Place?, limit: Int, for viewer: Viewer) async throws -> Part {
        let keys = keys
        return try await read { db in
            let cursor = try Row.fetchCursor(
                db.cachedStatement(
                    sql: "SELECT post, writer FROM writer WHERE place = 0 AND post < :id ORDER BY post DESC"
                ),
                arguments: ["id": place?.id ?? .max]
            )
            var ids: [Int64] = []
            while ids.count < limit, let row = try cursor.next() {
                let id: Int64 = row[0]
                if row[1] == keys.digest(of: viewer.member, for: .thread, post: id) { ids.append(id) }
            }
            let posts = try Self.posts(
                "WHERE post.id IN (SELECT value FROM json_each(:ids)) ORDER BY post.id DESC",
                ["ids": "[\(ids.map(String.init).joined(separator: ","))]"],
                for: viewer,
                keys,
                in: db
            )
            return Part(posts: posts.map { ($0, Place(seed: 1, key: Int64($0.id), id: Int64($0.id))) })
        }
    }

    /// Returns the ten tags with the most posts and comments of the last seven days.
    func trendingTags() async throws -> [TrendingTag] {
        let start = now - 7 * 86_400_000
        return try await read { db in
            try db.all(
                """
                SELECT max(tag), count(*), sum(comment_count) FROM post
                WHERE folded_tag IS NOT NULL AND NOT is_hidden AND created > :start
                GROUP BY folded_tag ORDER BY count(*) * 2 + sum(comment_count) DESC, folded_tag LIMIT 10
                """,
                ["start": start]
            ) { TrendingTag(tag: $0[0], postCount: $0[1], commentCount: $0[2]) }
        }
    }
}
