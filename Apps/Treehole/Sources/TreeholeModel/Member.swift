/// What the app knows of the member who is signed in: no name, no address.
public struct Member: Hashable, Codable, Sendable {
    public var isModerator: Bool
    /// The reason why the member cannot write now; nil if they can.
    public var ban: String?
    public var settings: MemberSettings

    public init(isModerator: Bool = false, settings: MemberSettings = MemberSettings()) {
        self.isModerator = isModerator
        self.settings = settings
    }
}

/// The settings of a member, kept on the server.
public struct MemberSettings: Hashable, Codable, Sendable {
    /// Whether sensitive posts are folded until they are tapped.
    public var foldsSensitive = true
    public var appearance = Appearance.system
    /// Posts with these tags are left out of lists.
    public var blockedTags: [String] = []
    /// Posts that contain these words are left out of lists.
    public var blockedWords: [String] = []

    public init() {}
}

/// Light, dark, or as the device.
public enum Appearance: String, Codable, Sendable, CaseIterable {
    case system = "SYSTEM"
    case light = "LIGHT"
    case dark = "DARK"
}

/// A browser or device in which the member is signed in.
public struct SignIn: Identifiable, Hashable, Codable, Sendable {
    public var id: Int
    /// Days since 1970; the hour is not kept, so that it cannot be compared with the times of posts.
    public var createdDay: Int
    public var usedDay: Int
    public var isCurrent: Bool
}

/// A code that the demo offers below the field for one.
public struct DemoCode: Hashable, Sendable {
    /// A key of the app's texts, such as `As a member`.
    public var title: String
    public var code: String

    public init(title: String, code: String) {
        self.title = title
        self.code = code
    }
}
