import GraphQL
import MomentsModel

/// Mutations for saving drafts.
enum DraftMutations {
    static var fields: [MutationField] {
        [
            Field("saveMomentDraft", Arg("input", MomentDraftInput.self)) { _, context, input -> MomentDraftRecord? in
                try await context.change(.draft) { viewer, store in
                    try await store.saveMomentDraft(try input.draft(), of: viewer)
                    return try await store.momentDraft(of: viewer)
                }
            }
            .description("Saves the viewer's draft of a moment. Deletes an empty draft and returns null."),
            Field("saveCommentDraft", Arg("input", CommentDraftInput.self)) {
                _,
                context,
                input -> CommentDraftRecord? in
                try await context.change(.draft) { viewer, store in
                    let draft = try input.draft()
                    try await store.saveCommentDraft(draft, of: viewer)
                    return try await store.commentDraft(of: viewer, below: draft.moment)
                }
            }
            .description(
                "Saves the viewer's draft of a comment on a moment. Deletes an empty draft and returns null."
            ),
        ]
    }
}
