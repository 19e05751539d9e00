import GraphQL
import MomentsModel

/// An announcement, or a message of staff to one person.
enum NoticeResolver {
    static var type: ObjectType<NoticeRecord, MomentsContext> {
        ObjectType("Notice", of: NoticeRecord.self, in: MomentsContext.self) {
            Field("id") { notice, _ in ID(notice.id) }
            Field("kind", \.kind)
            Field("text", \.text)
                .description("The announcement, or the text of what was removed; may be empty.")
            Field("createdDate") { notice, _ in UnixSeconds.text(of: notice.created) }
            Field("untilDate") { notice, _ in notice.until.map(UnixSeconds.text) }
                .description("When it disappears; null if it stays until each person closes it.")
        }
        .description("An announcement to everybody, or a message to one person.")
    }
}
