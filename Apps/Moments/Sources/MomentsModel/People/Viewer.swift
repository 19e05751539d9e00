/// The person who uses the app.
public struct Viewer: Identifiable, Hashable, Codable, Sendable {
    public var id: PersonID
    public var userDetails: UserDetails
    /// Whether the person may invite others.
    public var isAdmin: Bool
    public var friendCount: Int
    public var unreadNotificationCount: Int
    public var preferences: [ViewerPreference]
    /// What this browser shows while the app is closed; nil for nothing.
    public var push: PushChoice?

    public init(
        userDetails: UserDetails,
        isAdmin: Bool = false,
        friendCount: Int = 0,
        unreadNotificationCount: Int = 0,
        preferences: [ViewerPreference] = [],
        push: PushChoice? = nil
    ) {
        id = userDetails.id
        self.userDetails = userDetails
        self.isAdmin = isAdmin
        self.friendCount = friendCount
        self.unreadNotificationCount = unreadNotificationCount
        self.preferences = preferences
        self.push = push
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
