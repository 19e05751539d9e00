/// A name that the viewer has given to some friends, to share moments with them. Nobody else sees it.
public struct FriendTag: Identifiable, Hashable, Codable, Sendable {
    public var id: TagID
    public var name: String
    /// The friends that have the tag, sorted by name.
    public var people: [UserDetails]

    public init(id: TagID, name: String, people: [UserDetails] = []) {
        self.id = id
        self.name = name
        self.people = people
    }
}
