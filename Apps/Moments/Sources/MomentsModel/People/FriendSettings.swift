/// What the viewer has set about a friend. The friend does not learn of it.
public struct FriendSettings: Hashable, Codable, Sendable {
    /// Whether the friend sees none of the viewer's moments.
    public var hidesMine: Bool
    /// Whether the friend's moments are left out of the viewer's timeline.
    public var hidesTheirs: Bool
    /// The viewer's tags that the friend has.
    public var tags: [TagID]

    public init(hidesMine: Bool = false, hidesTheirs: Bool = false, tags: [TagID] = []) {
        self.hidesMine = hidesMine
        self.hidesTheirs = hidesTheirs
        self.tags = tags
    }

    enum CodingKeys: String, CodingKey {
        case hidesMine, hidesTheirs
        case tags = "tagIDs"
    }
}
