import DesignKit
import MomentsModel
import SwiftUI

extension NotificationGroup {
    /// The notifications as a sentence, with names in bold.
    var sentence: Text {
        switch latest.kind {
        case .like: Text("\(names) liked your moment")
        case .comment: comment
        case .reply: Text("\(names) replied to your comment")
        case .mention:
            latest.comment == nil
                ? Text("\(names) mentioned you in a moment") : Text("\(names) mentioned you in a comment")
        case .friendRequest: Text("\(names) wants to be friends")
        case .friendAccepted: Text("\(names) is now your friend")
        }
    }

    private var comment: Text {
        guard let moment = latest.moment else { return Text("\(names) left a comment") }
        if moment.isMine { return Text("\(names) commented on your moment") }
        if personCount == 1, moment.userDetails.id == latest.userDetails.id {
            return Text("\(names) commented on their own moment")
        }
        return Text("\(names) commented on \(Self.bold(moment.userDetails))’s moment")
    }

    /// "Ada", "Ada and Ben", "Ada, Ben and 3 more".
    private var names: Text {
        guard people.count > 1 else { return Self.bold(latest.userDetails) }
        let (first, second) = (Self.bold(people[0]), Self.bold(people[1]))
        return personCount == 2
            ? Text("\(first) and \(second)") : Text("\(first), \(second) and \(personCount - 2) more")
    }

    private static func bold(_ person: UserDetails) -> Text { Text(verbatim: person.name).fontWeight(.bold) }
}

extension NotificationKind {
    var symbol: String {
        switch self {
        case .like: "heart.fill"
        case .comment: "bubble.left.fill"
        case .reply: "arrowshape.turn.up.left.fill"
        case .mention: "at"
        case .friendRequest: "person.badge.plus"
        case .friendAccepted: "person.fill.checkmark"
        }
    }

    var color: Color {
        switch self {
        case .like: Palette.heart
        case .comment, .reply, .mention, .friendRequest: Palette.accent
        case .friendAccepted: Palette.success
        }
    }
}
