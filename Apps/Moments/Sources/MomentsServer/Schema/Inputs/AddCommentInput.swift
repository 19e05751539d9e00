import GraphQL
import MomentsModel

/// The input of `addComment`.
struct AddCommentInput: Sendable {
    let moment: ID
    let text: String
    let replyTo: ID?
    let endsDraft: Bool

    static var type: InputObjectType<AddCommentInput> {
        InputObjectType(
            "AddCommentInput",
            Arg("momentID", ID.self),
            Arg("text", String.self),
            Arg("replyTo", ID?.self, description: "The ID of the comment to reply to."),
            Arg(
                "endsDraft",
                Bool.self,
                default: false,
                description: "Whether to delete the viewer's draft of a comment on the moment."
            )
        ) { moment, text, replyTo, endsDraft in
            AddCommentInput(moment: moment, text: text, replyTo: replyTo, endsDraft: endsDraft)
        }
    }

    /// Returns the comment to store.
    func comment() throws(MomentsError) -> NewComment {
        guard let moment = MomentID(moment.rawValue) else { throw .notFound("moment") }
        var answered: CommentID?
        if let replyTo {
            guard let id = CommentID(replyTo.rawValue) else { throw .notFound("comment") }
            answered = id
        }
        let text = try InputRules.commentText(text)
        return NewComment(moment: moment, text: text, replyTo: answered, endsDraft: endsDraft)
    }
}
