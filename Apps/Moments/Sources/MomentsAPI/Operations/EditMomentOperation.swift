import MomentsModel

/// A mutation that changes the text of one of the viewer's moments, and returns the updated moment.
public struct EditMomentOperation: APIOperation {
    public static let document = """
        mutation EditMoment($momentID: ID!, $title: String!, $withLikes: Boolean!) {
          editMoment(momentID: $momentID, title: $title) { ...MomentFields }
        }

        """ + Fragments.moment

    public struct Variables: Encodable, Sendable {
        var momentID: MomentID
        var title: String
        var withLikes: Bool
    }

    public struct Response: Decodable, Sendable {
        let editMoment: Moment
    }

    public let variables: Variables

    public init(momentID: MomentID, text: String, withLikes: Bool) {
        variables = Variables(momentID: momentID, title: text, withLikes: withLikes)
    }

    public func output(of response: Response) throws -> Moment { response.editMoment }
}
