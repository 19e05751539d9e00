import MomentsFoundations
import MomentsModel

/// What a row shows of a notification.
public struct NotificationEntry: Equatable, Sendable {
    /// Whether somebody waits for an answer to a wish to be friends.
    public enum Request: Equatable, Sendable {
        /// It is about something else, or answered.
        case none
        case open
        case accepting
        /// The viewer has said yes just now.
        case accepted
    }

    public var notification: MomentNotification
    /// Whether the viewer sees it for the first time; it stays so as long as the screen is open.
    public var isNew: Bool
    public var request = Request.none

    /// What was said or shown; nil where there are no words.
    public var quote: String? {
        let text = notification.comment?.text ?? notification.moment?.title ?? ""
        return text.isEmpty ? nil : text
    }

    /// The first photo of the moment it is about.
    public var photo: Photo? { notification.moment?.images.first }

    /// The moment it is about; the person who did it where there is none, or it is gone.
    public var route: Route {
        notification.moment.map { .moment($0.id) } ?? .person(notification.userDetails.id)
    }
}
