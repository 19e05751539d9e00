import ListKit
import MomentsModel
import MomentsRepositories
import SwiftUI

extension RepoError {
    /// The text for people, if a tag could not be saved.
    var tagText: Text {
        switch reason {
        case "TAG_NAME_TAKEN": Text("You have another tag with this name.")
        case "TOO_MANY_TAGS": Text("You can have at most \(Limits.tagsPerPerson) tags.")
        default: text
        }
    }
}
