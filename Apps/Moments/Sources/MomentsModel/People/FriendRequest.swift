public import Foundation

/// A pending friend request.
public struct FriendRequest: Identifiable, Hashable, Codable, Sendable {
    public var id: FriendRequestID
    /// The other person.
    public var userDetails: UserDetails
    public var createdDate: Date

    public init(id: FriendRequestID, userDetails: UserDetails, createdDate: Date) {
        self.id = id
        self.userDetails = userDetails
        self.createdDate = createdDate
    }
}
