import MomentsModel

/// What there is to say about an audience: the names of the tags and people chosen for it.
public struct AudienceSummary: Equatable, Sendable {
    public let visibility: MomentVisibility
    /// The names of the chosen tags, then those of the chosen people, as far as they are known.
    public let names: [String]
    /// Indicates whether a chosen tag does not exist any more.
    public let lacksTag: Bool

    /// - Parameters:
    ///   - tags: The viewer's tags; nil until they are loaded.
    ///   - friends: The viewer's friends; nil until they are loaded.
    public init(_ audience: MomentAudience, tags: [FriendTag]?, friends: [UserDetails]?) {
        visibility = audience.visibility
        let chosenTags = Set(audience.tags)
        let chosenPeople = Set(audience.people)
        let knownTags = (tags ?? []).filter { chosenTags.contains($0.id) }
        let knownPeople = (friends ?? []).filter { chosenPeople.contains($0.id) }
        names = knownTags.map(\.name) + knownPeople.map(\.name)
        lacksTag = tags != nil && knownTags.count < chosenTags.count
    }
}
