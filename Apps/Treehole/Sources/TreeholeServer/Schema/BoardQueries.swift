import GraphQL
import ServerKit
import TreeholeModel

/// The root type of queries.
enum BoardQueries {
    static var type: ObjectType<Root, BoardContext> {
        ObjectType("Query", in: BoardContext.self) {
            Field("member") { _, context -> BoardMember? in
                guard try context.viewerIfSignedIn() != nil else { return nil }
                return try await context.ask { try await member($0, $1) }
            }
            .description("The signed-in member; null for a visitor.")
            Field(
                "posts",
                Arg("order", PostOrder.self),
                Arg("search", PostSearch?.self),
                Arg("first", Int.self, default: 20),
                Arg("after", String?.self),
                cost: { child, _, _, first, _ in Pages.cost(child, first: first) }
            ) { _, context, order, search, first, after in
                try await context.ask { try await posts(order, search, first, after, $0, $1) }
            }
            Field("post", Arg("id", Int.self)) { _, context, id -> Post? in
                try await context.ask { try await $1.post(id, for: $0) }
            }
            Field("comments", Arg("postID", Int.self)) { _, context, post -> [Comment] in
                try await context.ask { viewer, store in
                    let comments = try await store.comments(of: post, for: viewer)
                    try await store.noteReading(of: post, by: viewer)
                    return comments
                }
            }
            .description("All comments, oldest first. The viewer has read them afterwards.")
            Field("trendingTags") { _, context -> [TrendingTag] in
                try await context.ask { try await $1.trendingTags() }
            }
            Field("signIns") { _, context -> [SignIn] in
                try await context.ask { try await $1.signIns(of: $0) }
            }
            Field("reports") { _, context -> [Report] in
                try await context.moderate { try await $1.reports() }
            }
            .description("The open reports, oldest first. Moderators only.")
        }
    }

    static func member(_ viewer: Viewer, _ store: BoardStore) async throws -> BoardMember {
        var member = BoardMember(isModerator: viewer.isModerator, settings: try await store.settings(of: viewer))
        if try await store.isBanned(viewer) { member.ban = "A moderator has hidden what you wrote." }
        return member
    }

    private static func posts(
        _ order: PostOrder,
        _ search: PostSearch?,
        _ first: Int,
        _ after: String?,
        _ viewer: Viewer,
        _ store: BoardStore
    ) async throws -> Connection<Post> {
        let size = try Pages.size(first)
        let cursor: Cursor<Int, Int, Int>? = try Pages.place(after)
        // Large enough for the square of each number to exceed the prime.
        let place = cursor?.parts ?? (.random(in: 1 << 20..<BoardStore.seeds.upperBound), .max, .max)
        let seed = place.0
        guard BoardStore.seeds.contains(seed) else { throw Pages.invalidCursor }
        let search = try BoardRules.search(search)
        let posts = try await store.posts(order, search, after: place, limit: size.limit, for: viewer)
        let keys = Dictionary(uniqueKeysWithValues: posts.map { ($0.post.id, $0.key) })
        return Connection(posts.map(\.post), size, isFirstPage: cursor == nil) { post in
            Cursor(seed, keys[post.id] ?? 0, post.id)
        }
    }
}
