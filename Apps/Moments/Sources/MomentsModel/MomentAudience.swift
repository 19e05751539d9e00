/// The people who can see a moment, besides its author, with those whom the author has chosen.
///
///     MomentAudience(.except, tags: [family])   // all friends but those with the tag
public struct MomentAudience: Hashable, Codable, Sendable {
    public var visibility: MomentVisibility
    /// The tags of the chosen friends; empty unless friends are chosen.
    public var tags: [TagID]
    /// The friends chosen one by one; empty unless friends are chosen.
    public var people: [PersonID]

    /// - Parameters:
    ///   - tags: Ignored unless `visibility` chooses friends, as are `people`. Both are kept sorted, each once.
    public init(_ visibility: MomentVisibility, tags: [TagID] = [], people: [PersonID] = []) {
        self.visibility = visibility
        self.tags = visibility.choosesFriends ? Set(tags).sorted() : []
        self.people = visibility.choosesFriends ? Set(people).sorted() : []
    }

    public static let friends = MomentAudience(.friends)
    public static let onlyMe = MomentAudience(.onlyMe)

    /// Whether friends should be chosen, but none are.
    public var isIncomplete: Bool { visibility.choosesFriends && tags.isEmpty && people.isEmpty }

    enum CodingKeys: String, CodingKey {
        case visibility
        case tags = "tagIDs"
        case people = "personIDs"
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try container.decode(MomentVisibility.self, forKey: .visibility),
            tags: try container.decodeIfPresent([TagID].self, forKey: .tags) ?? [],
            people: try container.decodeIfPresent([PersonID].self, forKey: .people) ?? []
        )
    }
}
