import MomentsModel

/// A mutation that deletes one of the viewer's comments and returns the updated moment; nil if the viewer may no longer see it.
public struct DeleteCommentOperation: APIOperation {
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
