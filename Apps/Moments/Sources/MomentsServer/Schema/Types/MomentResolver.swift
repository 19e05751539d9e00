import Foundation
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
            Field("title", \.text).description("The text of the moment.")
            Field("url", \.url)
            Field("linkCard") { moment, context in try await context.viewpoint().linkCards.load(moment.id) }
                .description(
                    "The card of the link, or of the first web address in the text; null if there is none, or it has not been fetched yet."
                )
            Field("photos") { moment, context in
                try await photos(of: moment, context).map { try context.address(of: $0.hash, .medium) }
            }
            .description("The URLs of the photos in medium size.")
            Field("createdDate") { moment, _ in UnixSeconds.text(of: moment.created) }
                .description("The Unix time in seconds, as digits.")
            Field("isLiked") { moment, context in
                let viewpoint = try context.viewpoint()
                return try await likes(of: moment, context).contains(viewpoint.person.id)
            }
            Field("likes") { moment, context in try await likers(of: moment, context) }
                .description("The people whose likes the viewer can see, in the order of their likes.")
            Field("likeCount") { moment, context in try await likes(of: moment, context).count }
                .description("The number of likes the viewer can see.")
            Field("images") { moment, context in try await photos(of: moment, context) }
            Field("mentions") { moment, context in try await context.viewpoint().people(mentionedIn: moment.id) }
                .description("The people mentioned in the text, such as `@ada_l`, whom the viewer can know.")
            Field("visibility") { moment, context in try visibility(of: moment, context) }
                .description("FRIENDS for everyone but the author.")
            Field("audience") { moment, context in try await audience(of: moment, context) }
                .description("The people who can see the moment; null unless the viewer wrote it.")
            Field("editedDate") { moment, _ in moment.edited.map(UnixSeconds.text) }
                .description(
                    "The Unix time in seconds, as digits, at which the text was edited last; null if it never was."
                )
            Field("editableUntilDate") { moment, context in try editableUntil(moment, context) }
                .description(
                    "The Unix time in seconds, as digits, until which the viewer can edit the text; null unless the viewer wrote the moment."
                )
            Field("isMine") { moment, context in try isMine(moment, context) }
                .description("Whether the viewer wrote the moment and can delete it.")
            Field("commentCount") { moment, context in try await summary(of: moment, last: 0, context).count }
                .description("The number of comments the viewer can see.")
            Field(
                "comments",
                Arg("first", Int.self, default: 20),
                Arg("after", String?.self),
                cost: { child, first, _ in Pages.cost(child, first: first) }
            ) { moment, context, first, after in
                try await comments(of: moment, context, first, after)
            }
            .description("The comments the viewer can see, oldest first.")
            Field(
                "latestComments",
                Arg("last", Int.self, default: 2),
                cost: { child, last in Pages.list(child, last) }
            ) { moment, context, last in
                guard (0...latestComments).contains(last) else {
                    throw MomentsError.invalid(
                        "`last` must be between 0 and \(latestComments).",
                        reason: "PAGE_SIZE"
                    ).graphQL
                }
                return try await summary(of: moment, last: last, context).latest
            }
            .description("The latest comments, oldest first; at most 10.")
        }
    }

    private static func isMine(_ moment: MomentRecord, _ context: MomentsContext) throws -> Bool {
        try moment.author == context.viewpoint().person.id
    }

    /// Nobody but the author learns that some friends cannot see the moment.
    private static func visibility(of moment: MomentRecord, _ context: MomentsContext) throws -> MomentVisibility {
        try isMine(moment, context) ? moment.visibility : .friends
    }

    private static func audience(of moment: MomentRecord, _ context: MomentsContext) async throws -> MomentAudience? {
        guard try isMine(moment, context) else { return nil }
        let whole = MomentAudience(moment.visibility)
        // Only where friends are chosen is there more to load.
        guard whole.visibility.choosesFriends else { return whole }
        return try await context.viewpoint().audiences.load(moment.id) ?? whole
    }

    private static func editableUntil(_ moment: MomentRecord, _ context: MomentsContext) throws -> String? {
        guard try isMine(moment, context) else { return nil }
        return UnixSeconds.text(of: moment.created.addingTimeInterval(Limits.editingTime / .seconds(1)))
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
