import GraphQL
import MomentsModel

/// A comment that the viewer may see.
enum CommentResolver {
    static var type: ObjectType<CommentRecord, MomentsContext> {
        ObjectType("Comment", of: CommentRecord.self, in: MomentsContext.self) {
            Field("id") { comment, _ in ID(comment.id) }
            Field("userDetails") { comment, context in try await context.viewpoint().person(comment.author) }
            Field("text", \.text)
            Field("linkCard") { comment, context in try await context.viewpoint().commentLinkCards.load(comment.id) }
                .description(
                    "The card of the first web address in the text; null if there is none, or it has not been fetched yet."
                )
            Field("createdDate") { comment, _ in UnixSeconds.text(of: comment.created) }
            Field("replyTo") { comment, context -> PersonRecord? in
                guard let author = comment.replyToAuthor else { return nil }
                return try await context.viewpoint().people.load(author)
            }
            .description("The person the comment replies to; null if there is none, or the viewer cannot see them.")
            Field("mentions") { comment, context in try await context.viewpoint().people(mentionedIn: comment.id) }
                .description("The people mentioned in the text, such as `@ada_l`, whom the viewer can know.")
            Field("isMine") { comment, context in try comment.author == context.viewpoint().person.id }
                .description("Whether the viewer wrote the comment and can delete it.")
        }
    }
}
