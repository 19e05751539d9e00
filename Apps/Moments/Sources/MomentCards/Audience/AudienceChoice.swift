import MomentsModel
import MomentsRepositories

/// The state of the picker of an audience.
public struct AudienceChoice: Equatable, Sendable {
    public var visibility: MomentVisibility
    /// Kept while another visibility is tried.
    public var chosenTags: Set<TagID>
    /// Kept while another visibility is tried.
    public var chosenPeople: Set<PersonID>
    /// The viewer's tags.
    public var tags = Listing<FriendTag>()
    /// The viewer's friends.
    public var friends = Listing<UserDetails>()
    /// The text of the search for friends.
    public var searchText = ""
    public var isSaving = false
    /// The error of the last attempt to save.
    public var failure: RepoError?

    public init(_ audience: MomentAudience) {
        visibility = audience.visibility
        chosenTags = Set(audience.tags)
        chosenPeople = Set(audience.people)
    }

    /// The chosen audience, without tags that do not exist any more.
    public var audience: MomentAudience {
        MomentAudience(visibility, tags: Array(existingTags), people: Array(chosenPeople))
    }

    /// Indicates whether a chosen tag does not exist any more.
    public var lacksTag: Bool { visibility.choosesFriends && existingTags.count < chosenTags.count }

    /// Indicates whether more people are chosen one by one than a moment can have.
    public var hasTooManyPeople: Bool { audience.people.count > Limits.chosenPeople }

    public var canSave: Bool { !isSaving && !audience.isIncomplete && !hasTooManyPeople }

    /// All of the chosen ones until the viewer's tags are loaded.
    private var existingTags: Set<TagID> {
        guard let tags = tags.items else { return chosenTags }
        return chosenTags.intersection(tags.map(\.id))
    }
}
