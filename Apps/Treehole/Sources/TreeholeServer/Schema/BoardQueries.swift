import GraphQL
import ServerKit
import TreeholeModel

/// The root type of queries.
enum BoardQueries {
    static var type: ObjectType<Root, BoardContext> {
        ObjectType("Query", in: BoardContext.self) {
            Field("member") { _, context -> BoardMember? in
                try context.viewerIfSignedIn() == nil ? nil : try await context.read { try $0.member() }
            }
            .description("The signed-in member; null for a visitor.")
            posts
            Field("post", Arg("id", Int.self)) { _, context, id in try await context.read { try $0.post(id) } }
            Field("comments", Arg("postID", Int.self)) { _, context, post in
                try await context.write { try $0.readComments(of: post) }
            }
            .description("All comments, oldest first. The viewer has read them afterwards.")
            Field("trendingTags") { _, context in try await context.read { try $0.trendingTags() } }
            Field("signIns") { _, context in try await context.read { try $0.signIns() } }
            Field("reports") { _, context -> [Report] in
                try context.checkIsModerator()
                return try await context.read { try $0.reports() }
            }
            .description("The open reports, oldest first. Moderators only.")
        }
    }

    private static var posts: Field<Root, BoardContext> {
        Field(
            "posts",
            Arg("order", PostOrder.self),
            Arg("search", PostSearch?.self),
            Arg("first", Int.self, default: 20),
            Arg("after", String?.self),
            cost: { child, _, _, first, _ in Pages.cost(child, first: first) }
        ) { _, context, order, search, first, after -> Connection<Post> in
            let size = try Pages.size(first)
            let cursor: Cursor<Int, Int, Int>? = try Pages.place(after)
            // Large enough for the square of each number to exceed the prime.
            let place = cursor?.parts ?? (.random(in: 1 << 20..<BoardTransaction.seeds.upperBound), .max, .max)
            let seed = place.0
            guard BoardTransaction.seeds.contains(seed) else { throw Pages.invalidCursor }
            let posts = try await context.read { board in
                try board.posts(order, try BoardRules.search(search), after: place, limit: size.limit)
            }
            let keys = Dictionary(uniqueKeysWithValues: posts.map { ($0.post.id, $0.key) })
            return Connection(posts.map(\.post), size, isFirstPage: cursor == nil) { post in
                Cursor(seed, keys[post.id] ?? 0, post.id)
            }
        }
    }
}
