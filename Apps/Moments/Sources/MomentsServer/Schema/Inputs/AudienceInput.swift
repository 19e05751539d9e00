import GraphQL
import MomentsModel

/// The input for the people who can see a moment.
struct AudienceInput: Sendable {
    let visibility: MomentVisibility
    let tags: [ID]
    let people: [ID]

    init(_ visibility: MomentVisibility, tags: [ID] = [], people: [ID] = []) {
        self.visibility = visibility
        self.tags = tags
        self.people = people
    }

    static var type: InputObjectType<AudienceInput> {
        InputObjectType(
            "AudienceInput",
            Arg("visibility", MomentVisibility.self, default: .friends),
            Arg(
                "tagIDs",
                [ID].self,
                default: [],
                description: "The IDs of the viewer's tags for the chosen friends; ignored unless friends are chosen."
            ),
            Arg(
                "personIDs",
                [ID].self,
                default: [],
                description:
                    "The IDs of the people chosen one by one; ignored unless friends are chosen, or if there is no such person."
            )
        ) { visibility, tags, people in
            AudienceInput(visibility, tags: tags, people: people)
        }
    }

    /// Returns the audience of a moment.
    func audience() throws(MomentsError) -> MomentAudience {
        let audience = try unfinished()
        guard !audience.isIncomplete else {
            throw .invalid("Nobody is chosen. Choose a tag or a friend.", reason: "AUDIENCE_EMPTY")
        }
        return audience
    }

    /// Returns the audience of a draft, in which nobody may be chosen yet.
    func unfinished() throws(MomentsError) -> MomentAudience {
        guard people.count <= Limits.chosenPeople, tags.count <= Limits.tagsPerPerson else {
            throw .invalid(
                "At most \(Limits.chosenPeople) people and \(Limits.tagsPerPerson) tags can be chosen.",
                reason: "AUDIENCE_TOO_LARGE"
            )
        }
        var chosen: [TagID] = []
        for tag in tags {
            guard let id = TagID(tag.rawValue) else { throw .notFound("tag") }
            chosen.append(id)
        }
        return MomentAudience(visibility, tags: chosen, people: people.compactMap { PersonID($0.rawValue) })
    }
}
