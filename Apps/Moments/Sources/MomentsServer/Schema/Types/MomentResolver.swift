import GraphQL
import MomentsModel

/// A moment that the viewer may see.
enum MomentResolver {
    /// The maximum number of comments that `latestComments` returns.
    private static let latestComments = 10

    static var type: ObjectType<MomentRecord, MomentsContext> {
        ObjectType("Moment", of: MomentRecord.self, in: MomentsContext.self) {
            Field("id") { moment, _ in ID(moment.id) }
            Field("userDetails") { moment, context in try await context.viewpoint().person(moment.author) }
            Field("type", \.type)
            Field("title", \.text).description("The text.")
            Field("url", \.url)
            Field("photos") { moment, context in
                try await photos(of: moment, context).map { try context.address(of: $0.hash, .medium) }
            }
            .description("Addresses of the photos in the medium size.")
            Field("createdDate") { moment, _ in UnixSeconds.text(of: moment.created) }
                .description("Unix seconds as digits.")
            Field("isLiked") { moment, context in
                let viewpoint = try context.viewpoint()
                return try await likes(of: moment, context).contains(viewpoint.person.id)
            }
            Field("likes") { moment, context in try await likers(of: moment, context) }
                .description("Who likes it, of those the viewer may know of, in the order in which they did.")
            Field("likeCount") { moment, context in try await likes(of: moment, context).count }
                .description("How many likes the viewer may know of.")
            Field("images") { moment, context in try await photos(of: moment, context) }
            Field("visibility", \.visibility)
            Field("isMine") { moment, context in try moment.author == context.viewpoint().person.id }
                .description("Whether the viewer wrote it, and so may delete it.")
            Field("commentCount") { moment, context in try await summary(of: moment, last: 0, context).count }
                .description("How many comments the viewer may know of.")
            Field(
                "comments",
                Arg("first", Int.self, default: 20),
                Arg("after", String?.self),
                cost: { child, first, _ in Pages.cost(child, first: first) }
            ) { moment, context, first, after in
                try await comments(of: moment, context, first, after)
            }
            .description("Oldest first.")
            Field(
                "latestComments",
                Arg("last", Int.self, default: 2),
                cost: { child, last in Pages.list(child, last) }
            ) { moment, context, last in
                guard (0...latestComments).contains(last) else {
                    throw MomentsError.invalid(
                        "From 0 to \(latestComments) comments come along with a moment.",
                        reason: "PAGE_SIZE"
                    ).graphQL
                }
                return try await summary(of: moment, last: last, context).latest
            }
            .description("The last comments, oldest first; at most ten.")
        }
    }

    private static func photos(of moment: MomentRecord, _ context: MomentsContext) async throws -> [PhotoRecord] {
        try await context.viewpoint().photos.load(moment.id) ?? []
    }

    private static func likes(of moment: MomentRecord, _ context: MomentsContext) async throws -> [PersonID] {
        try await context.viewpoint().likes.load(moment.id) ?? []
    }

    private static func likers(of moment: MomentRecord, _ context: MomentsContext) async throws -> [PersonRecord] {
        let ids = try await likes(of: moment, context)
        return try await context.viewpoint().people.load(ids).compactMap { $0 }
    }

    private static func summary(
        of moment: MomentRecord,
        last: Int,
        _ context: MomentsContext
    ) async throws -> CommentSummary {
        let key = Viewpoint.SummaryKey(moment: moment.id, last: last)
        return try await context.viewpoint().summaries.load(key) ?? CommentSummary(count: 0, latest: [])
    }

    private static func comments(
        of moment: MomentRecord,
        _ context: MomentsContext,
        _ first: Int,
        _ after: String?
    ) async throws -> Connection<CommentRecord> {
        let viewer = try context.viewpoint().person.id
        let size = try Pages.size(first)
        let place: CommentID? = try Pages.id(after)
        let comments = try await context.ask {
            try await $0.comments(of: moment.id, for: viewer, after: place, limit: size.limit)
        }
        return Connection(comments, size, isFirstPage: place == nil) { Cursor($0.id.description) }
    }
}
