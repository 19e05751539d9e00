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
            .description("Keeps the moment that the viewer is writing. An empty one is deleted, and null comes back."),
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
                "Keeps the comment that the viewer is writing below a moment. An empty one is deleted, and null comes back."
            ),
        ]
    }
}
