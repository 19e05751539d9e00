import DesignKit
import MomentsModel
import SwiftUI

extension NotificationKind {
    /// Who did what, with the name in bold.
    func sentence(_ name: String) -> Text {
        let name = Text(verbatim: name).fontWeight(.bold)
        return switch self {
        case .like: Text("\(name) liked your moment")
        case .comment: Text("\(name) left a comment")
        case .reply: Text("\(name) answered your comment")
        case .friendRequest: Text("\(name) wants to be friends")
        case .friendAccepted: Text("\(name) is your friend now")
        }
    }

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
