import MomentsModel

/// Asks for the wishes to be friends that wait for an answer, newest first.
public struct GetFriendRequestsSession: APIOperation {
    public static let document = """
        query GetFriendRequests {
          viewer {
            receivedRequests { ...RequestFields }
            sentRequests { ...RequestFields }
          }
        }

        """ + Fragments.userProfile + Fragments.requestFields

    public struct Response: Decodable, Sendable {
        let viewer: FriendRequests?
    }

    public init() {}

    public func output(of response: Response) throws -> FriendRequests { try signedIn(response.viewer) }
}

/// Wishes to be friends that wait for an answer.
public struct FriendRequests: Hashable, Codable, Sendable {
    /// Those of others, newest first.
    public var receivedRequests: [FriendRequest]
    /// The viewer's, newest first.
    public var sentRequests: [FriendRequest]

    public init(receivedRequests: [FriendRequest] = [], sentRequests: [FriendRequest] = []) {
        self.receivedRequests = receivedRequests
        self.sentRequests = sentRequests
    }
}
