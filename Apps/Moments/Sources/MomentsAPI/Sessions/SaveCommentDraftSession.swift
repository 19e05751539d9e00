import MomentsModel

/// Keeps the comment that the viewer is writing below a moment; an empty one is deleted.
public struct SaveCommentDraftSession: APIOperation {
    public static let document = """
        mutation SaveCommentDraft($input: CommentDraftInput!) {
          saveCommentDraft(input: $input) { updatedDate }
        }
        """

    public struct Variables: Encodable, Sendable {
        struct Input: Encodable {
            let momentID: MomentID
            let text: String
            let replyTo: CommentID?
        }

        let input: Input
    }

    public struct Response: Decodable, Sendable {}

    public let variables: Variables
    /// What is kept.
    public let draft: CommentDraft

    public init(_ draft: CommentDraft, of moment: MomentID) {
        self.draft = draft
        variables = Variables(
            input: Variables.Input(momentID: moment, text: draft.text, replyTo: draft.replyTo)
        )
    }

    public func output(of response: Response) throws {}
}
