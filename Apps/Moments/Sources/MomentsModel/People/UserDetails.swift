public import Foundation

/// A person who writes moments, as far as the viewer may know of them.
public struct UserDetails: Identifiable, Hashable, Sendable {
    public var id: PersonID
    public var name: String
    public var handle: String
    private var avatarAddress: AddressText?
    private var backgroundAddress: AddressText?
    /// The rest is nil where it was not asked for: rows of a list need a name and a picture only.
    public var friendship: Friendship?
    public var friendsSince: Date?
    /// How many moments of the person the viewer may see.
    public var momentCount: Int?
    public var lastMomentDate: Date?

    public init(
        id: PersonID,
        name: String,
        handle: String,
        avatar: URL? = nil,
        backgroundImage: URL? = nil,
        friendship: Friendship? = nil,
        friendsSince: Date? = nil,
        momentCount: Int? = nil,
        lastMomentDate: Date? = nil
    ) {
        self.id = id
        self.name = name
        self.handle = handle
        avatarAddress = avatar.map(AddressText.init)
        backgroundAddress = backgroundImage.map(AddressText.init)
        self.friendship = friendship
        self.friendsSince = friendsSince
        self.momentCount = momentCount
        self.lastMomentDate = lastMomentDate
    }

    /// Where the picture is; nil where there is none.
    public var avatar: URL? {
        get { avatarAddress?.wrappedValue }
        set { avatarAddress = newValue.map(AddressText.init) }
    }

    /// Where the picture behind the name is; nil where there is none, or it was not asked for.
    public var backgroundImage: URL? {
        get { backgroundAddress?.wrappedValue }
        set { backgroundAddress = newValue.map(AddressText.init) }
    }
}

extension UserDetails: Codable {
    enum CodingKeys: String, CodingKey {
        case id, name, handle, friendship, friendsSince, momentCount, lastMomentDate
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
        friendship = try container.decodeIfPresent(Friendship.self, forKey: .friendship)
        friendsSince = try container.decodeIfPresent(Date.self, forKey: .friendsSince)
        momentCount = try container.decodeIfPresent(Int.self, forKey: .momentCount)
        lastMomentDate = try container.decodeIfPresent(Date.self, forKey: .lastMomentDate)
    }
}

extension KeyedDecodingContainer {
    /// Reads an address, for which the API writes an empty text where there is none.
    fileprivate func decodeAddress(forKey key: Key) throws -> AddressText? {
        guard try decodeIfPresent(String.self, forKey: key)?.isEmpty == false else { return nil }
        return try decode(AddressText.self, forKey: key)
    }
}
