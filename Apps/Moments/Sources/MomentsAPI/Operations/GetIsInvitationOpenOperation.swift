/// A query that fetches whether an invitation can be used.
public struct GetIsInvitationOpenOperation: APIOperation {
    public static let document = """
        query GetIsInvitationOpen($code: String!) {
          service {
            isInvitationOpen(code: $code)
          }
        }
        """
    public static let needsSignIn = false

    public struct Variables: Encodable, Sendable {
        var code: String
    }

    public struct Response: Decodable, Sendable {
        struct Service: Decodable, Sendable {
            let isInvitationOpen: Bool
        }

        let service: Service
    }

    public let variables: Variables

    public init(code: String) {
        variables = Variables(code: code)
    }

    public func output(of response: Response) throws -> Bool { response.service.isInvitationOpen }
}
