import Foundation
import MomentsModel

extension UserDetails {
    /// Returns a person with the fields of list rows; `details` adds the fields of a profile.
    public static func sample(
        id: PersonID = 1,
        name: String = "Ada",
        handle: String? = nil,
        avatar: URL? = nil,
        backgroundImage: URL? = nil,
        friendship: Friendship? = nil,
        friendsSince: Date? = nil,
        momentCount: Int? = nil,
        lastMomentDate: Date? = nil,
        friendSettings: FriendSettings? = nil
    ) -> UserDetails {
        UserDetails(
            id: id,
            name: name,
            handle: handle ?? name.lowercased(),
            avatar: avatar,
            backgroundImage: backgroundImage,
            friendship: friendship,
            friendsSince: friendsSince,
            momentCount: momentCount,
            lastMomentDate: lastMomentDate,
            friendSettings: friendSettings
        )
    }
}

extension FriendTag {
    public static func sample(id: TagID = 1, name: String = "Family", people: [UserDetails] = []) -> FriendTag {
        FriendTag(id: id, name: name, people: people)
    }
}

extension Viewer {
    public static func sample(
        userDetails: UserDetails = .sample(id: 1, name: "Ada", friendship: .me),
        role: PersonRole = .member,
        friendCount: Int = 2,
        unreadNotificationCount: Int = 0,
        preferences: [ViewerPreference] = [],
        deletionDate: Date? = nil,
        notices: [Notice] = []
    ) -> Viewer {
        Viewer(
            userDetails: userDetails,
            role: role,
            friendCount: friendCount,
            unreadNotificationCount: unreadNotificationCount,
            preferences: preferences,
            deletionDate: deletionDate,
            notices: notices
        )
    }
}

extension FriendRequest {
    public static func sample(
        id: FriendRequestID = 1,
        userDetails: UserDetails = .sample(id: 3, name: "Grace"),
        createdDate: Date = .sample
    ) -> FriendRequest {
        FriendRequest(id: id, userDetails: userDetails, createdDate: createdDate)
    }
}

extension Invitation {
    public static func sample(
        id: InvitationID = 1,
        code: String? = nil,
        createdDate: Date = .sample,
        expiryDate: Date = .sample.addingTimeInterval(14 * 86_400)
    ) -> Invitation {
        Invitation(id: id, code: code, createdDate: createdDate, expiryDate: expiryDate)
    }
}

extension SignIn {
    public static func sample(
        id: SignInID = 1,
        device: String = "Firefox on Linux",
        createdDate: Date = .sample,
        lastUsedDate: Date = .sample,
        isCurrent: Bool = true
    ) -> SignIn {
        SignIn(id: id, device: device, createdDate: createdDate, lastUsedDate: lastUsedDate, isCurrent: isCurrent)
    }
}
