import GraphQL
import MomentsModel

/// The moment that the viewer is writing.
enum MomentDraftResolver {
    static var type: ObjectType<MomentDraftRecord, MomentsContext> {
        ObjectType("MomentDraft", of: MomentDraftRecord.self, in: MomentsContext.self) {
            Field("title", \.text).description("The text so far.")
            Field("url", \.url).description("As it was typed; it need not be an address.")
            Field("images", \.photos).description("In the order in which they will be shown.")
            Field("visibility", \.visibility)
            Field("updatedDate") { draft, _ in UnixSeconds.text(of: draft.updated) }
                .description("When it was saved last; 30 days later it is deleted.")
        }
        .description("A moment that the viewer is writing.")
    }
}
