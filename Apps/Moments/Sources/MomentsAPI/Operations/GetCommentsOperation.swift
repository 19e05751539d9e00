import MomentsModel

/// A query that fetches a page of a moment's comments, oldest first; nil if the viewer may not see the moment.
public struct GetCommentsOperation: APIOperation {
    public static let document = """
        query GetComments($momentID: ID!, $first: Int!, $after: String) {
          moment(id: $momentID) {
            comments(first: $first, after: $after) {
              nodes { ...CommentFields }
              pageInfo { hasNextPage endCursor }
            }
          }
        }

        """ + Fragments.userRow + Fragments.linkCardFields + Fragments.commentFields

    public struct Variables: Encodable, Sendable {
        var momentID: MomentID
        var first: Int
        var after: String?
    }

    public struct Response: Decodable, Sendable {
        struct Moment: Decodable, Sendable { let comments: Page<Comment> }
        let moment: Moment?
    }

    public let variables: Variables

    public init(momentID: MomentID, first: Int = 50, after: String? = nil) {
        variables = Variables(momentID: momentID, first: first, after: after)
    }

    public func output(of response: Response) throws -> Page<Comment>? { response.moment?.comments }
}
