import MomentsModel

/// A query that fetches the people whom the viewer has blocked, the latest first.
public struct GetBlockedPeopleOperation: APIOperation {
    public static let document = """
        query GetBlockedPeople {
          viewer {
            blockedPeople { ...UserRow }
          }
        }

        """ + Fragments.userRow

    public struct Response: Decodable, Sendable {
        struct Viewer: Decodable, Sendable { let blockedPeople: [UserDetails] }
        let viewer: Viewer?
    }

    public init() {}

    public func output(of response: Response) throws -> [UserDetails] { try signedIn(response.viewer).blockedPeople }
}
