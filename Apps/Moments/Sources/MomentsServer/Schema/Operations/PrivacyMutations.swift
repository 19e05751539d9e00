import GraphQL
import MomentsModel

/// Mutations for what the viewer has set about friends, for how far back they see, and for blocks.
enum PrivacyMutations {
    static var fields: [MutationField] {
        [
            Field(
                "setFriend",
                Arg("userID", ID.self),
                Arg("hidesMine", Bool?.self),
                Arg("hidesTheirs", Bool?.self),
                Arg("tagIDs", [ID]?.self)
            ) { _, context, userID, hidesMine, hidesTheirs, tagIDs in
                let friend = try await context.change(.change) { viewer, store in
                    let friend = try PersonID(userID, of: "friend")
                    let change = FriendSettingsChange(
                        hidesMine: hidesMine,
                        hidesTheirs: hidesTheirs,
                        tags: try tagIDs.map { try tags($0) }
                    )
                    try await store.changeFriendSettings(change, of: friend, by: viewer)
                    return friend
                }
                return try await context.viewpoint().person(friend)
            }
            .description("Changes what the viewer has set about a friend; null leaves a value unchanged."),
            Field("blockPerson", Arg("userID", ID.self)) { _, context, userID in
                try await context.change(.change) { viewer, store in
                    let person = try PersonID(userID, of: "person")
                    guard try await isKnown(person, to: viewer, store) else { throw MomentsError.notFound("person") }
                    try await store.block(person, by: viewer)
                    return ID(person)
                }
            }
            .description(
                "Ends the friendship and the requests between two people, and keeps each from finding the other. Returns the person's ID."
            ),
            Field("unblockPerson", Arg("userID", ID.self)) { _, context, userID in
                try await context.change(.change) { viewer, store in
                    let person = try PersonID(userID, of: "person")
                    try await store.unblock(person, by: viewer)
                    return ID(person)
                }
            }
            .description("Takes a block back. The two stay strangers. Returns the person's ID."),
            Field("setHistoryReach", Arg("reach", HistoryReach.self)) { _, context, reach in
                try await context.change(.change) { viewer, store in
                    try await store.setHistoryReach(reach, of: viewer)
                }
                return try await ViewerResolver.viewer(context)
            }
            .description("Sets how far back friends see the viewer's moments."),
        ]
    }

    private static func tags(_ ids: [ID]) throws -> [TagID] {
        guard ids.count <= Limits.tagsPerPerson else {
            throw MomentsError.invalid(
                "A person can have at most \(Limits.tagsPerPerson) tags.",
                reason: "TOO_MANY_TAGS"
            )
        }
        return try ids.map { try TagID($0, of: "tag") }
    }

    /// Returns whether the viewer may see a person, or has blocked them already.
    ///
    /// Nobody else can be blocked: the IDs would tell who exists, and the list of blocked people their names.
    private static func isKnown(
        _ person: PersonID,
        to viewer: PersonID,
        _ store: any MomentStore
    ) async throws -> Bool {
        let friendship = try await store.relations(of: viewer, to: [person])[person]?.friendship ?? .stranger
        if friendship != .stranger { return true }
        return try await store.blockedPeople(of: viewer).contains { $0.id == person }
    }
}
