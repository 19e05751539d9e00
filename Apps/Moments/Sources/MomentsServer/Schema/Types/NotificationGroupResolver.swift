import GraphQL
import MomentsModel

/// Notifications that are shown together.
enum NotificationGroupResolver {
    static var type: ObjectType<NotificationGroupRecord, MomentsContext> {
        ObjectType("NotificationGroup", of: NotificationGroupRecord.self, in: MomentsContext.self) {
            Field("id") { group, _ in ID(group.latest.id) }
                .description("The ID of the latest notification, for `markNotificationsRead`.")
            Field("kind", \.latest.kind)
            Field("latest", \.latest)
            Field("people") { group, context in try await context.viewpoint().people.load(required: group.actors) }
                .description("The people whose actions caused the notifications, the latest first; at most 3.")
            Field("personCount", \.actorCount).description("The number of these people.")
            Field("isRead", \.isRead).description("False if any of the notifications is unread.")
        }
        .description(
            "The notifications of one kind, LIKE or COMMENT, about one moment; or a single notification of another kind."
        )
    }
}
