import GraphQL
import MomentsModel

/// The input of `addComment`.
struct AddCommentInput: Sendable {
    let moment: ID
    let text: String
    let replyTo: ID?
    let endsDraft: Bool
    let key: String?

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
            ),
            Arg("key", String?.self, description: sendKeyDescription)
        ) { moment, text, replyTo, endsDraft, key in
            AddCommentInput(moment: moment, text: text, replyTo: replyTo, endsDraft: endsDraft, key: key)
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
        let key = try InputRules.sendKey(key)
        return NewComment(moment: moment, text: text, replyTo: answered, endsDraft: endsDraft, key: key)
    }
}

let sendKeyDescription = """
    A key of 1 to 100 characters that the client makes. A repeated call with the same key returns the first result and \
    changes nothing.
    """
