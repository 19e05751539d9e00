import Foundation
import MomentsModel
import MomentsRepositories

/// The state of the form for a tag.
public struct TagDraft: Equatable, Sendable {
    public enum Activity: Equatable, Sendable {
        case saving
        /// Also after the tag was deleted.
        case deleting
    }

    public var name = ""
    public var chosenPeople: Set<PersonID> = []
    /// The tag as the server has it; always unknown for a new one.
    public var saved = Presence<FriendTag>.unknown
    /// The viewer's friends.
    public var friends = Listing<UserDetails>()
    /// The text of the search for friends.
    public var searchText = ""
    public var activity: Activity?
    /// The error of the last attempt.
    public var failure: RepoError?
    let isNew: Bool

    init(isNew: Bool) { self.isNew = isNew }

    public var isNameTooLong: Bool { name.trimmed.count > Limits.tagName }

    /// Indicates whether the input is complete and has not been saved, and no request is pending.
    public var canSave: Bool {
        guard activity == nil, !name.trimmed.isEmpty, !isNameTooLong else { return false }
        return isNew || isChanged
    }

    /// Indicates whether the person has changed the tag.
    var isChanged: Bool {
        guard let tag = saved.value else { return false }
        return name.trimmed != tag.name || chosenPeople != Set(tag.people.map(\.id))
    }
}
