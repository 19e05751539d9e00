import GraphQL
import MomentsModel

/// A notification about what another person did.
enum NotificationResolver {
    static var type: ObjectType<NotificationRecord, MomentsContext> {
        ObjectType("Notification", of: NotificationRecord.self, in: MomentsContext.self) {
            Field("id") { notification, _ in ID(notification.id) }
            Field("kind", \.kind)
            Field("userDetails") { notification, context in try await context.viewpoint().person(notification.actor) }
                .description("The person whose action caused the notification.")
            Field("moment") { notification, context -> MomentRecord? in
                guard let moment = notification.moment else { return nil }
                return try await context.viewpoint().moments.load(moment)
            }
            .description("The moment the notification is about; null if there is none, or it was deleted.")
            Field("comment") { notification, context -> CommentRecord? in
                guard let comment = notification.comment else { return nil }
                return try await context.viewpoint().comments.load(comment)
            }
            .description("The comment the notification is about; null if there is none, or it was deleted.")
            Field("createdDate") { notification, _ in UnixSeconds.text(of: notification.created) }
            Field("isRead", \.isRead)
        }
    }
}
