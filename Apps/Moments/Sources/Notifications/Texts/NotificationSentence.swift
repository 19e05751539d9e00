import Foundation
import MomentsFoundations
import MomentsModel

/// A notification in words, for a place outside of the app.
public enum NotificationSentence {
    /// - Parameters:
    ///   - name: The person who acted.
    ///   - isOwnMoment: Whether the moment, if there is one, is the reader's.
    public static func text(
        _ kind: NotificationKind,
        by name: String,
        isOwnMoment: Bool,
        _ localizer: Localizer
    ) -> String {
        let key =
            switch kind {
            case .like: "%@ liked your moment"
            case .comment: isOwnMoment ? "%@ commented on your moment" : "%@ left a comment"
            case .reply: "%@ replied to your comment"
            case .mention: "%@ mentioned you"
            case .friendRequest: "%@ wants to be friends"
            case .friendAccepted: "%@ is now your friend"
            }
        return localizer.string(key, name, bundle: .module)
    }

    /// "And 3 more notifications"; nil for none.
    public static func others(_ count: Int, _ localizer: Localizer) -> String? {
        count > 0 ? localizer.string("And %lld more notifications", count: count, bundle: .module) : nil
    }
}
