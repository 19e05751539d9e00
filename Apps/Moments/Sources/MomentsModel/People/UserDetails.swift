public import Foundation

/// A person, as far as the viewer may see them.
///
/// Copies share memory until one of them changes.
@dynamicMemberLookup
public struct UserDetails: Identifiable, Hashable, Sendable {
    /// The properties of a person.
    public struct Fields: Hashable, Sendable {
        public var id: PersonID
        public var name: String
        public var handle: String
        private var avatarAddress: AddressText?
        /// The mean colours of the thirds of the picture, shown until it is loaded, as 18 hexadecimal digits.
        public var avatarTones: String?
        private var backgroundAddress: AddressText?
        /// This and the following properties are nil if they were not requested: rows of a list need only a name and a
        /// picture.
        public var friendship: Friendship?
        public var friendsSince: Date?
        /// The number of the person's moments that the viewer may see.
        public var momentCount: Int?
        public var lastMomentDate: Date?
        /// What the viewer has set about the person; nil also unless they are friends.
        public var friendSettings: FriendSettings?

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

    private static let known = SharedValues<Fields>()

    var fields: SharedValue<Fields>

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
        fields = SharedValue(
            Fields(
                id: id,
                name: name,
                handle: handle,
                avatar: avatar,
                avatarTones: avatarTones,
                backgroundImage: backgroundImage,
                friendship: friendship,
                friendsSince: friendsSince,
                momentCount: momentCount,
                lastMomentDate: lastMomentDate,
                friendSettings: friendSettings
            )
        )
    }

    private init(_ fields: SharedValue<Fields>) { self.fields = fields }

    public var id: PersonID {
        get { fields.value.id }
        set { fields.value.id = newValue }
    }

    // What each row shows is read directly: an access by key path takes many times as long.

    public var name: String {
        get { fields.value.name }
        set { fields.value.name = newValue }
    }

    public var handle: String {
        get { fields.value.handle }
        set { fields.value.handle = newValue }
    }

    public var avatar: URL? {
        get { fields.value.avatar }
        set { fields.value.avatar = newValue }
    }

    public subscript<Value>(dynamicMember field: WritableKeyPath<Fields, Value>) -> Value {
        get { fields.value[keyPath: field] }
        set { fields.value[keyPath: field] = newValue }
    }

    /// Returns the person in the memory of an equal one that this process uses, or in memory for later ones to share.
    public func sharingMemory() -> UserDetails { UserDetails(Self.known.shared(fields)) }
}

extension UserDetails.Fields {
    fileprivate init(
        id: PersonID,
        name: String,
        handle: String,
        avatar: URL?,
        avatarTones: String?,
        backgroundImage: URL?,
        friendship: Friendship?,
        friendsSince: Date?,
        momentCount: Int?,
        lastMomentDate: Date?,
        friendSettings: FriendSettings?
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
}

extension UserDetails: Codable {
    public init(from decoder: any Decoder) throws { fields = SharedValue(try Fields(from: decoder)) }

    public func encode(to encoder: any Encoder) throws { try fields.value.encode(to: encoder) }
}

extension UserDetails.Fields: Codable {
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
        guard let text = try decodeIfPresent(String.self, forKey: key), !text.isEmpty else { return nil }
        guard let address = AddressText(text) else {
            throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "'\(text)' is not a URL")
        }
        return address
    }
}
