import MomentsFoundations
import MomentsModel

/// The content of a notification row.
public struct NotificationEntry: Equatable, Sendable {
    /// The state of the friend request a notification is about.
    public enum Request: Equatable, Sendable {
        /// There is no request, or it was answered earlier.
        case none
        case open
        case accepting
        /// The viewer has just accepted it.
        case accepted
    }

    public var group: NotificationGroup
    /// Indicates whether the viewer sees it for the first time; it stays true while the screen is open.
    public var isNew: Bool
    public var request = Request.none

    /// The latest notification of the group.
    public var notification: MomentNotification { group.latest }

    /// The text of the latest comment or the moment; nil if there is none.
    public var quote: String? {
        let text = notification.comment?.text ?? notification.moment?.title ?? ""
        return text.isEmpty ? nil : text
    }

    /// The first photo of its moment.
    public var photo: Photo? { notification.moment?.images.first }

    /// The route to its moment, or to the person if there is no moment.
    public var route: Route {
        notification.moment.map { .moment($0.id) } ?? .person(notification.userDetails.id)
    }
}
