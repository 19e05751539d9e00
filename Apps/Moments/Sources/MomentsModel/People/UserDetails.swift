public import Foundation

/// A person, as far as the viewer may see them.
public struct UserDetails: Identifiable, Hashable, Sendable {
    public var id: PersonID
    public var name: String
    public var handle: String
    private var avatarAddress: AddressText?
    /// The mean colours of the thirds of the picture, shown until it is loaded, as 18 hexadecimal digits.
    public var avatarTones: String?
    private var backgroundAddress: AddressText?
    /// This and the following properties are nil if they were not requested: rows of a list need only a name and a picture.
    public var friendship: Friendship?
    public var friendsSince: Date?
    /// The number of the person's moments that the viewer may see.
    public var momentCount: Int?
    public var lastMomentDate: Date?
    /// What the viewer has set about the person; nil also unless they are friends.
    public var friendSettings: FriendSettings?

    public init(
        id: PersonID,
        name: String,
        handle: String,
        avatar: URL? = nil,
        avatarTones: String? = nil,
        backgroundImage: URL? = nil,
        friendship: Friendship? = nil,
        friendsSince: Date? = nil,
        momentCount: Int? = nil,
        lastMomentDate: Date? = nil,
        friendSettings: FriendSettings? = nil
    ) {
        self.id = id
        self.name = name
        self.handle = handle
        avatarAddress = avatar.map(AddressText.init)
        self.avatarTones = avatarTones
        backgroundAddress = backgroundImage.map(AddressText.init)
        self.friendship = friendship
        self.friendsSince = friendsSince
        self.momentCount = momentCount
        self.lastMomentDate = lastMomentDate
        self.friendSettings = friendSettings
    }

    /// The address of the picture; nil if there is none.
    public var avatar: URL? {
        get { avatarAddress?.wrappedValue }
        set { avatarAddress = newValue.map(AddressText.init) }
    }

    /// The address of the background picture; nil if there is none, or it was not requested.
    public var backgroundImage: URL? {
        get { backgroundAddress?.wrappedValue }
        set { backgroundAddress = newValue.map(AddressText.init) }
    }
}

extension UserDetails: Codable {
    enum CodingKeys: String, CodingKey {
        case id, name, handle, avatarTones, friendship, friendsSince, momentCount, lastMomentDate, friendSettings
        case avatarAddress = "avatar"
        case backgroundAddress = "backgroundImage"
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(PersonID.self, forKey: .id)
        name = try container.decode(String.self, forKey: .name)
        handle = try container.decode(String.self, forKey: .handle)
        avatarAddress = try container.decodeAddress(forKey: .avatarAddress)
        backgroundAddress = try container.decodeAddress(forKey: .backgroundAddress)
        avatarTones = try container.decodeIfPresent(String.self, forKey: .avatarTones)
        friendship = try container.decodeIfPresent(Friendship.self, forKey: .friendship)
        friendsSince = try container.decodeIfPresent(Date.self, forKey: .friendsSince)
        momentCount = try container.decodeIfPresent(Int.self, forKey: .momentCount)
        lastMomentDate = try container.decodeIfPresent(Date.self, forKey: .lastMomentDate)
        friendSettings = try container.decodeIfPresent(FriendSettings.self, forKey: .friendSettings)
    }
}

extension KeyedDecodingContainer {
    /// Decodes an address; nil for the empty text that the API sends if there is none.
    fileprivate func decodeAddress(forKey key: Key) throws -> AddressText? {
        guard try decodeIfPresent(String.self, forKey: key)?.isEmpty == false else { return nil }
        return try decode(AddressText.self, forKey: key)
    }
}
