import MomentsModel

/// A query that fetches the viewer's comment draft for a moment; an empty draft if there is none.
public struct GetCommentDraftOperation: APIOperation {
    public static let document = """
        query GetCommentDraft($momentID: ID!) {
          viewer {
            commentDraft(momentID: $momentID) {
              text
              replyTo
            }
          }
        }
        """

    public struct Variables: Encodable, Sendable {
        var momentID: MomentID
    }

    public struct Response: Decodable, Sendable {
        struct Viewer: Decodable, Sendable { let commentDraft: CommentDraft? }
        let viewer: Viewer?
    }

    public let variables: Variables

    public init(momentID: MomentID) { variables = Variables(momentID: momentID) }

    public func output(of response: Response) throws -> CommentDraft {
        try signedIn(response.viewer).commentDraft ?? CommentDraft()
    }
}
