import GraphQL
import MomentsModel

/// The comment that the viewer is writing below a moment.
enum CommentDraftResolver {
    static var type: ObjectType<CommentDraftRecord, MomentsContext> {
        ObjectType("CommentDraft", of: CommentDraftRecord.self, in: MomentsContext.self) {
            Field("text", \.text)
            Field("replyTo") { draft, _ in draft.replyTo.map { ID($0) } }
                .description("The ID of the comment it replies to.")
            Field("updatedDate") { draft, _ in UnixSeconds.text(of: draft.updated) }
                .description("When the draft was last saved; it is deleted 30 days later.")
        }
        .description("The viewer's draft of a comment.")
    }
}
