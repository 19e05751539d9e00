import GraphQL
import MomentsModel

/// The comment that the viewer is writing below a moment.
enum CommentDraftResolver {
    static var type: ObjectType<CommentDraftRecord, MomentsContext> {
        ObjectType("CommentDraft", of: CommentDraftRecord.self, in: MomentsContext.self) {
            Field("text", \.text)
            Field("replyTo") { draft, _ in draft.replyTo.map { ID($0) } }
                .description("The id of the comment it answers.")
            Field("updatedDate") { draft, _ in UnixSeconds.text(of: draft.updated) }
                .description("When it was saved last; 30 days later it is deleted.")
        }
        .description("A comment that the viewer is writing.")
    }
}
