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
            Field("moment", \.moment).description("The moment as it is now.")
        }
    }

    static var fields: [MutationField] {
        [
            Field("addComment", Arg("input", AddCommentInput.self)) { _, context, input in
                let comment = try await context.change(.comment) { viewer, store in
                    try await store.addComment(try input.comment(), by: viewer)
                }
                context.environment.metrics.commented()
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
                """
                Deletes a comment of the viewer's; the moment as it is now comes back, or null when the comment is deleted and \
                the viewer may no longer see its moment.
                """
            ),
        ]
    }
}
