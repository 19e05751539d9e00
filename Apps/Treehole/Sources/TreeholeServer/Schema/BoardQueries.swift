import GraphQL
import ServerKit
import TreeholeModel

/// The root type of queries.
enum BoardQueries {
    static var type: ObjectType<Root, BoardContext> {
        ObjectType("Query", in: BoardContext.self) {
            Field("member") { _, context -> BoardMember? in
                guard try context.viewerIfSignedIn() != nil else { return nil }
                return try await member(context)
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
                try await posts(context, order, search, first, after)
            }
            Field("post", Arg("id", Int.self)) { _, context, id -> Post? in
                try await context.ask { viewer, store in try await store.post(Int64(id), for: viewer) }
            }
            Field("comments", Arg("postID", Int.self)) { _, context, post -> [Comment] in
                try await context.ask { viewer, store in
                    let comments = try await store.comments(of: Int64(post), for: viewer)
                    try await store.noteReading(of: Int64(post), by: viewer)
                    return comments
                }
            }
            .description("All comments, oldest first. The viewer has read them afterwards.")
            Field("trendingTags") { _, context -> [TrendingTag] in
                try await context.ask { _, store in try await store.trendingTags() }
            }
            Field("signIns") { _, context -> [SignIn] in
                try await context.ask { viewer, store in try await store.signIns(of: viewer) }
            }
            Field("reports") { _, context -> [Report] in
                try await context.moderate { _, store in try await store.reports() }
            }
            .description("The open reports, oldest first. Moderators only.")
        }
    }

    static func member(_ context: BoardContext) async throws -> BoardMember {
        try await context.ask { viewer, store in try await member(viewer, store) }
    }

    static func member(_ viewer: Viewer, _ store: BoardStore) async throws -> BoardMember {
        BoardMember(
            isModerator: viewer.isModerator,
            ban: try await store.isBanned(viewer) ? "A moderator has hidden what you wrote." : nil,
            settings: try await store.settings(of: viewer)
        )
    }

    private static func posts(
        _ context: BoardContext,
        _ order: PostOrder,
        _ search: PostSearch?,
        _ first: Int,
        _ after: String?
    ) async throws -> Connection<Post> {
        try await context.ask { viewer, store in
            let size = try Pages.size(first)
            let cursor: Cursor<Int, Int, Int>? = try Pages.place(after)
            let place = cursor.map {
                BoardStore.Place(seed: Int64($0.parts.0), key: Int64($0.parts.1), id: Int64($0.parts.2))
            }
            // The seed is multiplied by numbers of posts.
            guard place.map({ (1..<2_147_483_647).contains($0.seed) }) ?? true else { throw Pages.invalidCursor }
            let search = try BoardRules.search(search)
            let part = try await store.posts(order, search, after: place, limit: size.limit, for: viewer)
            let places = Dictionary(uniqueKeysWithValues: part.posts.map { ($0.post.id, $0.place) })
            return Connection(part.posts.map(\.post), size, isFirstPage: place == nil) { post in
                guard let place = places[post.id] else { preconditionFailure("Each post of a page has a place.") }
                return Cursor(Int(place.seed), Int(place.key), Int(place.id))
            }
        }
    }
}
