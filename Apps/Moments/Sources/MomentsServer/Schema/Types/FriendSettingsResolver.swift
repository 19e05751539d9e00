import GraphQL
import MomentsModel

/// What the viewer has set about a friend.
enum FriendSettingsResolver {
    static var type: ObjectType<FriendSettings, MomentsContext> {
        ObjectType("FriendSettings", of: FriendSettings.self, in: MomentsContext.self) {
            Field("hidesMine", \.hidesMine).description("Whether the friend sees none of the viewer's moments.")
            Field("hidesTheirs", \.hidesTheirs)
                .description("Whether the friend's moments are left out of the viewer's timeline.")
            Field("tagIDs") { settings, _ in settings.tags.map { ID($0) } }
                .description("The IDs of the viewer's tags that the friend has.")
        }
        .description("What the viewer has set about a friend. The friend does not learn of it.")
    }
}
