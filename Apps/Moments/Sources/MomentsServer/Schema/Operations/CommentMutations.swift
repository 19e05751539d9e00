import GraphQL
import MomentsModel

/// A new comment, and its moment's current state.
struct CommentChange: Sendable {
    let comment: CommentRecord
    let moment: MomentRecord
}

/// Mutations for adding and deleting comments.
enum CommentMutations {
    static var changeType: ObjectType<CommentChange, MomentsContext> {
        ObjectType("CommentChange", of: CommentChange.self, in: MomentsContext.self) {
            Field("comment", \.comment)
            Field("moment", \.moment).description("The updated moment.")
        }
    }

    static var fields: [MutationField] {
        [
            Field("addComment", Arg("input", AddCommentInput.self)) { _, context, input in
                let comment = try await context.change(.comment) { viewer, store in
                    try await store.addComment(try input.comment(), by: viewer)
                }
                if !comment.isRepeated { context.environment.metrics.commented() }
                context.environment.linkCards.published(comment, at: context.clientAddress)
                return CommentChange(
                    comment: comment,
                    moment: try await context.viewpoint().moment(comment.moment)
                )
            },
            Field("deleteComment", Arg("commentID", ID.self)) { _, context, commentID -> MomentRecord? in
                let moment = try await context.change(.change) { viewer, store in
                    try await store.deleteComment(try CommentID(commentID, of: "comment"), by: viewer)
                }
                // Former friends can delete their comments below moments that they may no longer see.
                return try await context.viewpoint().moments.load(moment)
            }
            .description(
                "Deletes one of the viewer's comments. Returns the updated moment; null if the viewer can no longer see it."
            ),
        ]
    }
}
