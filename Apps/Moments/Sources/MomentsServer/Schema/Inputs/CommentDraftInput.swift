import GraphQL
import MomentsModel

/// The input of `saveCommentDraft`.
struct CommentDraftInput: Sendable {
    let moment: ID
    let text: String
    let replyTo: ID?

    static var type: InputObjectType<CommentDraftInput> {
        InputObjectType(
            "CommentDraftInput",
            Arg("momentID", ID.self),
            Arg("text", String.self, default: ""),
            Arg(
                "replyTo",
                ID?.self,
                description: "The ID of the comment to reply to; ignored if there is no such comment."
            )
        ) { moment, text, replyTo in
            CommentDraftInput(moment: moment, text: text, replyTo: replyTo)
        }
    }

    /// Returns the draft to store, with the text as typed, since it is not finished.
    func draft() throws(MomentsError) -> NewCommentDraft {
        guard let moment = MomentID(moment.rawValue) else { throw .notFound("moment") }
        return NewCommentDraft(
            moment: moment,
            text: try InputRules.draft(text, DraftRules.commentText),
            replyTo: replyTo.flatMap { CommentID($0.rawValue) }
        )
    }
}
