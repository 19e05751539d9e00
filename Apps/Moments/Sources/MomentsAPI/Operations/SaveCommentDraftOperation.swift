import MomentsModel

/// A mutation that saves the viewer's comment draft for a moment; an empty draft deletes the saved one.
public struct SaveCommentDraftOperation: APIOperation {
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
    /// The draft to save.
    public let draft: CommentDraft

    public init(_ draft: CommentDraft, of moment: MomentID) {
        self.draft = draft
        variables = Variables(
            input: Variables.Input(momentID: moment, text: draft.text, replyTo: draft.replyTo)
        )
    }

    public func output(of response: Response) throws {}
}
