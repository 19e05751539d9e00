import MomentsModel

/// A query that fetches a moment; nil if it does not exist or the viewer may not see it.
public struct GetMomentOperation: APIOperation {
    public static let document = """
        query GetMoment($id: ID!, $withLikes: Boolean!) {
          moment(id: $id) { ...MomentFields }
        }

        """ + Fragments.moment

    public struct Variables: Encodable, Sendable {
        var id: MomentID
        var withLikes: Bool
    }

    public struct Response: Decodable, Sendable {
        let moment: Moment?
    }

    public let variables: Variables

    public init(id: MomentID, withLikes: Bool) {
        variables = Variables(id: id, withLikes: withLikes)
    }

    public func output(of response: Response) throws -> Moment? { response.moment }
}
