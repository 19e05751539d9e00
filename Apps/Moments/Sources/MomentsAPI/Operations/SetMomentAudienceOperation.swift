import MomentsModel

/// A mutation that changes who can see one of the viewer's moments, and returns the updated moment.
public struct SetMomentAudienceOperation: APIOperation {
    public static let document = """
        mutation SetMomentAudience($momentID: ID!, $audience: AudienceInput!, $withLikes: Boolean!) {
          setMomentAudience(momentID: $momentID, audience: $audience) { ...MomentFields }
        }

        """ + Fragments.moment

    public struct Variables: Encodable, Sendable {
        var momentID: MomentID
        var audience: MomentAudience
        var withLikes: Bool
    }

    public struct Response: Decodable, Sendable {
        let setMomentAudience: Moment
    }

    public let variables: Variables

    public init(momentID: MomentID, audience: MomentAudience, withLikes: Bool) {
        variables = Variables(momentID: momentID, audience: audience, withLikes: withLikes)
    }

    public func output(of response: Response) throws -> Moment { response.setMomentAudience }
}
