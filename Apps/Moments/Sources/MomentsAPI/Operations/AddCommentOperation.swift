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
            let endsDraft: Bool
            let key: String?
        }

        let input: Input
        let withLikes: Bool
    }

    public struct Response: Decodable, Sendable {
        let addComment: CommentChange
    }

    public let variables: Variables

    /// - Parameters:
    ///   - key: Lets the server recognize a repeated request.
    ///   - endsDraft: Whether the server deletes the draft, because the text is the saved one.
    public init(
        _ text: String,
        to moment: MomentID,
        replyTo: CommentID?,
        key: String? = nil,
        endsDraft: Bool = true,
        withLikes: Bool
    ) {
        variables = Variables(
            input: Variables.Input(momentID: moment, text: text, replyTo: replyTo, endsDraft: endsDraft, key: key),
            withLikes: withLikes
        )
    }

    public func output(of response: Response) throws -> CommentChange { response.addComment }
}
