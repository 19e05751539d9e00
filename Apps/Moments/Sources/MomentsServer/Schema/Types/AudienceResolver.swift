import GraphQL
import MomentsModel

/// The people who can see a moment, as its author has chosen them.
enum AudienceResolver {
    static var type: ObjectType<MomentAudience, MomentsContext> {
        ObjectType("Audience", of: MomentAudience.self, in: MomentsContext.self) {
            Field("visibility", \.visibility)
            Field("tagIDs") { audience, _ in audience.tags.map { ID($0) } }
                .description("The IDs of the tags of the chosen friends; empty unless friends are chosen.")
            Field("personIDs") { audience, _ in audience.people.map { ID($0) } }
                .description("The IDs of the people chosen one by one; empty unless friends are chosen.")
        }
        .description("The people who can see a moment, besides its author.")
    }
}
