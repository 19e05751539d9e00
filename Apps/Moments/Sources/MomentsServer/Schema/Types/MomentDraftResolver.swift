import GraphQL
import MomentsModel

/// The moment that the viewer is writing.
enum MomentDraftResolver {
    static var type: ObjectType<MomentDraftRecord, MomentsContext> {
        ObjectType("MomentDraft", of: MomentDraftRecord.self, in: MomentsContext.self) {
            Field("title", \.text).description("The text of the draft.")
            Field("url", \.url).description("The link as typed; not necessarily a valid URL.")
            Field("images", \.photos).description("The photos in display order.")
            Field("visibility", \.audience.visibility)
            Field("audience", \.audience)
            Field("updatedDate") { draft, _ in UnixSeconds.text(of: draft.updated) }
                .description("When the draft was last saved; it is deleted 30 days later.")
        }
        .description("The viewer's draft of a moment.")
    }
}
