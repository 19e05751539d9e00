import MomentsModel
import SwiftUI

extension PersonRole {
    /// The name of the role.
    var text: Text {
        switch self {
        case .member: Text("Member")
        case .moderator: Text("Moderator")
        case .admin: Text("Admin")
        }
    }

    /// What people with the role may do.
    var explanation: Text {
        switch self {
        case .member: Text("Members use the app, and nothing more.")
        case .moderator: Text("Moderators answer reports, see everybody's account, and can suspend members.")
        case .admin:
            Text("Admins can do everything here: set roles and storage, invite people, and suspend moderators.")
        }
    }
}
