import MomentsModel

/// A mutation that changes what the viewer has set about a friend, and returns the friend.
public struct SetFriendOperation: APIOperation {
    public static let document = """
        mutation SetFriend($userID: ID!, $hidesMine: Boolean, $hidesTheirs: Boolean, $tagIDs: [ID!]) {
          setFriend(userID: $userID, hidesMine: $hidesMine, hidesTheirs: $hidesTheirs, tagIDs: $tagIDs) {
            ...PersonFields
          }
        }

        """ + Fragments.userProfile + Fragments.personFields

    public struct Variables: Encodable, Sendable {
        var userID: PersonID
        var hidesMine: Bool?
        var hidesTheirs: Bool?
        var tagIDs: [TagID]?
    }

    public struct Response: Decodable, Sendable {
        let setFriend: UserDetails
    }

    public let variables: Variables

    /// Nil leaves a value unchanged.
    public init(userID: PersonID, hidesMine: Bool?, hidesTheirs: Bool?, tags: [TagID]?) {
        variables = Variables(userID: userID, hidesMine: hidesMine, hidesTheirs: hidesTheirs, tagIDs: tags)
    }

    public func output(of response: Response) throws -> UserDetails { response.setFriend }
}
