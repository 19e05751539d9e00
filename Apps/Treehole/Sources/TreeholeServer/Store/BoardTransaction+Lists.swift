import Foundation
import GRDB
import ServerKit
import TreeholeModel

/// A post in a list, and what the list is ordered by.
struct ListedPost: Decodable {
    private enum CodingKeys: CodingKey { case key }

    let post: Post
    let key: Int

    init(from decoder: any Decoder) throws {
        post = try Post(from: decoder)
        key = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .key)
    }
}

/// Lists of posts.
extension BoardTransaction {
    /// The seeds of random orders. The square of a multiple of a post's number, modulo a prime above all numbers, looks
    /// random; two posts with the same square are ordered by their numbers.
    static let seeds: Range<Int> = 1..<2_147_483_647

    /// Returns posts after a place, without those that the viewer has blocked.
    ///
    /// - Parameters:
    ///   - place: The seed of the list, and of the post before: its key and its number.
    ///   - limit: The largest number of posts.
    func posts(
        _ order: PostOrder,
        _ search: PostSearch,
        after place: (seed: Int, key: Int, id: Int),
        limit: Int
    ) throws -> [ListedPost] {
        let multiple = "(post.id * :seed % \(Self.seeds.upperBound))"
        let key =
            switch order {
            case .newest, .mine: "post.id"
            case .lastReply, .starred: "post.last_reply"
            case .random: "(\(multiple) * \(multiple) % \(Self.seeds.upperBound))"
            }
        // Nothing in the database leads from a member to posts: the viewer's are found by comparing digests.
        let chosen =
            switch order {
            case .newest, .lastReply, .random: "SELECT 1"
            case .mine:
                """
                SELECT 1 FROM writer
                WHERE writer.post = post.id AND place = 0 AND writer = digest('thread', :member, post.id)
                """
            case .starred: "SELECT 1 FROM star WHERE star.post = post.id AND person = digest('star', :member, post.id)"
            }
        let blocked = order == .mine || order == .starred ? MemberSettings() : try settings()
        return try posts(
            """
            SELECT post.id, \(key) AS key FROM post
            WHERE (\(key), post.id) < (:key, :id) AND EXISTS (\(chosen))
                AND (NOT post.is_hidden OR :is_moderator OR \(order == .mine))
                \(search.tag == nil ? "" : "AND post.folded_tag = :tag")
                AND (:text = '' OR instr(post.folded, :text) > 0 OR post.id = :number)
                AND post.created >= :from AND post.created < :to
                AND ifnull(post.folded_tag NOT IN (SELECT value FROM json_each(:tags)), 1)
                AND NOT EXISTS (SELECT 1 FROM json_each(:words) WHERE instr(post.folded, value) > 0)
            ORDER BY key DESC, post.id DESC LIMIT :limit
            """,
            [
                "seed": place.seed, "key": place.key, "id": place.id, "limit": limit,
                "tag": search.tag?.lowercased(), "text": search.text?.lowercased() ?? "",
                "number": search.text.flatMap { Int($0.trimmingPrefix("#")) },
                "from": search.from?.milliseconds ?? 0, "to": search.to?.milliseconds ?? .max,
                "tags": try Self.json(blocked.blockedTags), "words": try Self.json(blocked.blockedWords),
            ]
        )
    }

    /// Returns the ten tags with the most posts and comments of the last seven days.
    func trendingTags() throws -> [TrendingTag] {
        try rows(
            """
            SELECT max(tag) AS tag, count(*) AS post_count, sum(comment_count) AS comment_count FROM post
            WHERE folded_tag IS NOT NULL AND NOT is_hidden AND created > :now - 7 * 86400000
            GROUP BY folded_tag ORDER BY count(*) * 2 + sum(comment_count) DESC, folded_tag LIMIT 10
            """
        )
    }

    private static func json(_ texts: [String]) throws -> String {
        String(decoding: try JSONEncoder().encode(texts.map { $0.lowercased() }), as: UTF8.self)
    }
}
