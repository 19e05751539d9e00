import GraphQL
import MomentsModel

/// A person, as moderators and admins see them.
enum ManagedPersonResolver {
    static var type: ObjectType<ManagedPersonRecord, MomentsContext> {
        ObjectType("ManagedPerson", of: ManagedPersonRecord.self, in: MomentsContext.self) {
            Field("id") { managed, _ in ID(managed.person.id) }
            Field("userDetails", \.person)
            Field("role", \.person.role)
            Field("createdDate") { managed, _ in UnixSeconds.text(of: managed.person.created) }
            Field("lastSeenDate") { managed, _ in managed.lastSeen.map(UnixSeconds.text) }
                .description(
                    "The Unix time in seconds, as digits, at which a browser of the person was last seen; null if none is signed in."
                )
            Field("momentCount", \.momentCount)
            Field("openReportCount", \.openReportCount)
                .description("The number of open reports about the person and what they have written.")
            Field("storage", \.storage)
            Field("suspension", \.suspension).description("Null unless the person is suspended now.")
            Field("deletionDate") { managed, _ in managed.deletion.map(UnixSeconds.text) }
                .description("When the account is deleted; null unless its owner has asked for it.")
        }
        .description("A person, as moderators and admins see them.")
    }
}
