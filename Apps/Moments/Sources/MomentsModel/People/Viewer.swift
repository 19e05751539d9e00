public import Foundation

/// The person who uses the app.
public struct Viewer: Identifiable, Hashable, Codable, Sendable {
    public var id: PersonID
    public var userDetails: UserDetails
    public var role: PersonRole
    public var friendCount: Int
    public var unreadNotificationCount: Int
    public var preferences: [ViewerPreference]
    /// What this browser shows while the app is closed; nil for nothing.
    public var push: PushChoice?
    /// When the account is deleted; nil unless the person has asked for that.
    public var deletionDate: Date?
    /// The messages of the people who run the server that the person has not closed, the newest first.
    public var notices: [Notice]

    public init(
        userDetails: UserDetails,
        role: PersonRole = .member,
        friendCount: Int = 0,
        unreadNotificationCount: Int = 0,
        preferences: [ViewerPreference] = [],
        push: PushChoice? = nil,
        deletionDate: Date? = nil,
        notices: [Notice] = []
    ) {
        id = userDetails.id
        self.userDetails = userDetails
        self.role = role
        self.friendCount = friendCount
        self.unreadNotificationCount = unreadNotificationCount
        self.preferences = preferences
        self.push = push
        self.deletionDate = deletionDate
        self.notices = notices
    }

    /// Whether the person may invite others.
    public var isAdmin: Bool { role == .admin }
}

extension Viewer {
    /// Viewers that an earlier version has stored have no role, but whether they are admins, and no notices.
    private enum EarlierKeys: String, CodingKey { case isAdmin }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(PersonID.self, forKey: .id)
        userDetails = try container.decode(UserDetails.self, forKey: .userDetails)
        if let role = try container.decodeIfPresent(PersonRole.self, forKey: .role) {
            self.role = role
        } else {
            let earlier = try decoder.container(keyedBy: EarlierKeys.self)
            role = try earlier.decode(Bool.self, forKey: .isAdmin) ? .admin : .member
        }
        friendCount = try container.decode(Int.self, forKey: .friendCount)
        unreadNotificationCount = try container.decode(Int.self, forKey: .unreadNotificationCount)
        preferences = try container.decode([ViewerPreference].self, forKey: .preferences)
        push = try container.decodeIfPresent(PushChoice.self, forKey: .push)
        deletionDate = try container.decodeIfPresent(Date.self, forKey: .deletionDate)
        notices = try container.decodeIfPresent([Notice].self, forKey: .notices) ?? []
    }
}

/// A setting that is stored for a person, such as a language.
public struct ViewerPreference: Hashable, Codable, Sendable {
    public var key: String
    public var value: String

    public init(key: String, value: String) {
        self.key = key
        self.value = value
    }
}
