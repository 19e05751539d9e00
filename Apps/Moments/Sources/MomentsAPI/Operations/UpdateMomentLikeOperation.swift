import MomentsModel

/// A mutation that sets whether the viewer likes a moment, and returns the updated moment.
public struct UpdateMomentLikeOperation: APIOperation {
    public static let document = """
        mutation UpdateMomentLike($momentID: ID!, $isLiked: Boolean!, $withLikes: Boolean!) {
          setLike(momentID: $momentID, isLiked: $isLiked) { ...MomentFields }
        }

        """ + Fragments.moment

    public struct Variables: Encodable, Sendable {
        var momentID: MomentID
        var isLiked: Bool
        var withLikes: Bool
    }

    public struct Response: Decodable, Sendable {
        let setLike: Moment
    }

    public let variables: Variables

    public init(momentID: MomentID, isLiked: Bool, withLikes: Bool = true) {
        variables = Variables(momentID: momentID, isLiked: isLiked, withLikes: withLikes)
    }

    public func output(of response: Response) throws -> Moment { response.setLike }
}
