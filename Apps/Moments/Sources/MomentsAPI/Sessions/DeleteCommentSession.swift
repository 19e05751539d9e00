import MomentsModel

/// Deletes a comment of the viewer's. The moment as it is now comes back; nil if the viewer may no longer see it.
public struct DeleteCommentSession: APIOperation {
    public static let document = """
        mutation DeleteComment($commentID: ID!, $withLikes: Boolean!) {
          deleteComment(commentID: $commentID) { ...MomentFields }
        }

        """ + Fragments.moment

    public struct Variables: Encodable, Sendable {
        var commentID: CommentID
        var withLikes: Bool
    }

    public struct Response: Decodable, Sendable {
        let deleteComment: Moment?
    }

    public let variables: Variables

    public init(commentID: CommentID, withLikes: Bool) {
        variables = Variables(commentID: commentID, withLikes: withLikes)
    }

    public func output(of response: Response) throws -> Moment? { response.deleteComment }
}
