import MomentsModel

/// A mutation that adds a comment to a moment, optionally as a reply to another comment.
public struct AddCommentOperation: APIOperation {
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
            // The app always sends the saved draft, so the server deletes it.
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
