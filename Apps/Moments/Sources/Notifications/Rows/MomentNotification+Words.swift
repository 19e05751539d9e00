import DesignKit
import MomentsModel
import SwiftUI

extension MomentNotification {
    /// The notification as a sentence, with names in bold.
    var sentence: Text {
        let name = Self.bold(userDetails)
        return switch kind {
        case .like: Text("\(name) liked your moment")
        case .comment: comment(by: name)
        case .reply: Text("\(name) replied to your comment")
        case .friendRequest: Text("\(name) wants to be friends")
        case .friendAccepted: Text("\(name) is now your friend")
        }
    }

    private func comment(by name: Text) -> Text {
        guard let moment else { return Text("\(name) left a comment") }
        if moment.isMine { return Text("\(name) commented on your moment") }
        if moment.userDetails.id == userDetails.id { return Text("\(name) commented on their own moment") }
        return Text("\(name) commented on \(Self.bold(moment.userDetails))’s moment")
    }

    private static func bold(_ person: UserDetails) -> Text { Text(verbatim: person.name).fontWeight(.bold) }
}

extension NotificationKind {
    var symbol: String {
        switch self {
        case .like: "heart.fill"
        case .comment: "bubble.left.fill"
        case .reply: "arrowshape.turn.up.left.fill"
        case .friendRequest: "person.badge.plus"
        case .friendAccepted: "person.fill.checkmark"
        }
    }

    var color: Color {
        switch self {
        case .like: Palette.heart
        case .comment, .reply, .friendRequest: Palette.accent
        case .friendAccepted: Palette.success
        }
    }
}
