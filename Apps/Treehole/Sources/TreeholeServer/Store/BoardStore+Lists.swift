import Foundation
import GRDB
import ServerKit
import TreeholeModel

/// Lists of posts.
extension BoardStore {
    /// The place of a post in a list: the list's random number, what it is ordered by, and the post.
    struct Place: Sendable {
        /// The seeds of random orders. The square of a multiple of a post's number, modulo a prime above all numbers, looks
        /// random; two posts with the same square are ordered by their numbers.
        static let seeds: Range<Int> = 1..<2_147_483_647

        var seed: Int
        var key: Int
        var id: Int
    }

    /// Returns posts after a place, without those that the viewer has blocked, and their places.
    ///
    /// - Parameter limit: The largest number of posts.
    func posts(
        _ order: PostOrder,
        _ search: PostSearch,
        after place: Place?,
        limit: Int,
        for viewer: Viewer
    ) async throws -> [(post: Post, place: Place)] {
        // Large enough for the square of each number to exceed the prime.
        let seed = place?.seed ?? .random(in: 1 << 20..<Place.seeds.upperBound)
        return try await read(for: viewer) { board in
            if order == .mine { return try board.ownPosts(after: place?.id, limit: limit, seed) }
            let multiple = "(post.id * :seed % \(Place.seeds.upperBound))"
            let key =
                switch order {
                case .newest, .mine: "post.id"
                case .lastReply, .starred: "post.last_reply"
                case .random: "(\(multiple) * \(multiple) % \(Place.seeds.upperBound))"
                }
            var conditions = Conditions(arguments: ["limit": limit])
            if order == .random { conditions.arguments += ["seed": seed] }
            conditions.add("(\(key), post.id) < (:key, :id)", ["key": place?.key ?? .max, "id": place?.id ?? .max])
            if order == .starred { conditions.add("star.person IS NOT NULL") }
            if !viewer.isModerator { conditions.add("NOT post.is_hidden") }
            conditions.add(search)
            if order != .starred { try conditions.addBlocked(try board.settings()) }
            let rest = "WHERE \(conditions.sql) ORDER BY \(key) DESC, post.id DESC LIMIT :limit"
            return try board.posts(rest, conditions.arguments, key: key)
                .map { ($0.post, Place(seed: seed, key: $0.key, id: $0.post.id)) }
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

extension BoardTransaction {
    /// Finds the viewer's posts by comparing digests, newest first: nothing in the database leads from a member to posts.
    fileprivate func ownPosts(
        after id: Int?,
        limit: Int,
        _ seed: Int
    ) throws -> [(post: Post, place: BoardStore.Place)] {
        let sql = "SELECT post, writer FROM writer WHERE place = 0 AND post < :id ORDER BY post DESC"
        let cursor = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: ["id": id ?? .max])
        var ids: [Int] = []
        while ids.count < limit, let row = try cursor.next() {
            if row[1] == digest(.thread, row[0]) { ids.append(row[0]) }
        }
        let list = "[\(ids.map(String.init).joined(separator: ","))]"
        let rest = "WHERE post.id IN (SELECT value FROM json_each(:ids)) ORDER BY post.id DESC"
        return try posts(rest, ["ids": list])
            .map { ($0.post, BoardStore.Place(seed: seed, key: $0.key, id: $0.post.id)) }
    }
}

/// The conditions of a list.
private struct Conditions {
    var parts: [String] = []
    var arguments: StatementArguments

    var sql: String { parts.joined(separator: " AND ") }

    mutating func add(_ condition: String, _ values: StatementArguments = StatementArguments()) {
        parts.append(condition)
        arguments = arguments &+ values
    }

    mutating func add(_ search: PostSearch) {
        if let text = search.text, !text.isEmpty {
            let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
            let values: StatementArguments = ["text": text.lowercased(), "number": Int(digits) ?? -1]
            add("(instr(post.folded, :text) > 0 OR post.id = :number)", values)
        }
        if let tag = search.tag { add("post.folded_tag = :tag", ["tag": tag.lowercased()]) }
        if let from = search.from { add("post.created >= :from", ["from": from.milliseconds]) }
        if let to = search.to { add("post.created < :to", ["to": to.milliseconds]) }
    }

    mutating func addBlocked(_ settings: MemberSettings) throws {
        func json(_ texts: [String]) throws -> String {
            String(decoding: try JSONEncoder().encode(texts.map { $0.lowercased() }), as: UTF8.self)
        }
        if !settings.blockedTags.isEmpty {
            let values: StatementArguments = ["tags": try json(settings.blockedTags)]
            add("ifnull(post.folded_tag NOT IN (SELECT value FROM json_each(:tags)), 1)", values)
        }
        if !settings.blockedWords.isEmpty {
            let values: StatementArguments = ["words": try json(settings.blockedWords)]
            add("NOT EXISTS (SELECT 1 FROM json_each(:words) WHERE instr(post.folded, value) > 0)", values)
        }
    }
}
