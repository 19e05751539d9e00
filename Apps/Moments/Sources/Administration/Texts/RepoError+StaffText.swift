import ListKit
import MomentsModel
import MomentsRepositories
import SwiftUI

extension RepoError {
    /// The text for people, if something of the administration could not be done.
    var staffText: Text {
        switch reason {
        case "OWN_ACCOUNT": Text("This is your own account. Another admin has to do this.")
        case "LAST_ADMIN": Text("Nobody else is an admin. Make somebody else an admin first.")
        case "STAFF_ACCOUNT":
            Text("This person is a moderator or an admin. An admin has to give them another role first.")
        case "NOT_STAFF": Text("Only moderators and admins can do this.")
        case "NOT_ADMIN": Text("Only admins can do this.")
        default: text
        }
    }

    /// The text for people, if a report could not be answered.
    var reportText: Text {
        reason == "STAFF_ACCOUNT" ? Text("An admin has written this. Only admins can delete it.") : staffText
    }
}
