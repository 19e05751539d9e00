import MomentsModel

/// A query that fetches the pending friend requests, newest first.
public struct GetFriendRequestsOperation: APIOperation {
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

/// The viewer's pending friend requests.
public struct FriendRequests: Hashable, Codable, Sendable {
    /// The requests from other people, newest first.
    public var receivedRequests: [FriendRequest]
    /// The viewer's own requests, newest first.
    public var sentRequests: [FriendRequest]

    public init(receivedRequests: [FriendRequest] = [], sentRequests: [FriendRequest] = []) {
        self.receivedRequests = receivedRequests
        self.sentRequests = sentRequests
    }
}
