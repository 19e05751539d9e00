import GraphQL
import MomentsModel

/// A comment as a client wants to add it.
struct AddCommentInput: Sendable {
    let moment: ID
    let text: String
    let replyTo: ID?

    static var type: InputObjectType<AddCommentInput> {
        InputObjectType(
            "AddCommentInput",
            Arg("momentID", ID.self),
            Arg("text", String.self),
            Arg("replyTo", ID?.self, description: "The comment it answers.")
        ) { moment, text, replyTo in
            AddCommentInput(moment: moment, text: text, replyTo: replyTo)
        }
    }

    /// The comment as it is kept.
    func comment() throws(MomentsError) -> NewComment {
        guard let moment = MomentID(moment.rawValue) else { throw .notFound("moment") }
        var answered: CommentID?
        if let replyTo {
            guard let id = CommentID(replyTo.rawValue) else { throw .notFound("comment") }
            answered = id
        }
        return NewComment(moment: moment, text: try InputRules.commentText(text), replyTo: answered)
    }
}
