import MomentsModel

/// Adds a comment below a moment, as an answer to another one or not.
public struct AddCommentSession: APIOperation {
    public static let document = """
        mutation AddComment($input: AddCommentInput!, $withLikes: Boolean!) {
          addComment(input: $input) {
            comment { ...CommentFields }
            moment { ...MomentFields }
          }
        }

        """ + Fragments.moment

    public struct Variables: Encodable, Sendable {
        struct Input: Encodable {
            let momentID: MomentID
            let text: String
            let replyTo: CommentID?
            // What is sent from here was the draft.
            let endsDraft = true
        }

        let input: Input
        let withLikes: Bool
    }

    public struct Response: Decodable, Sendable {
        let addComment: CommentChange
    }

    public let variables: Variables

    public init(_ text: String, to moment: MomentID, replyTo: CommentID?, withLikes: Bool) {
        variables = Variables(
            input: Variables.Input(momentID: moment, text: text, replyTo: replyTo),
            withLikes: withLikes
        )
    }

    public func output(of response: Response) throws -> CommentChange { response.addComment }
}
