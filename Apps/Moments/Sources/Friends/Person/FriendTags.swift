import Foundation
import MomentsModel
import MomentsRepositories

/// The state of the form for a friend's tags.
public struct FriendTags: Equatable, Sendable {
    public enum Activity: Equatable, Sendable {
        case adding
        case saving
    }

    public let person: UserDetails
    /// The viewer's tags.
    public var tags = Listing<FriendTag>()
    public var chosen: Set<TagID>
    /// The name of a tag to create.
    public var newName = ""
    public var activity: Activity?
    /// The error of the last attempt.
    public var failure: RepoError?

    init(of person: UserDetails) {
        self.person = person
        chosen = Set(person.friendSettings?.tags ?? [])
    }

    public var isNameTooLong: Bool { newName.trimmed.count > Limits.tagName }

    /// Indicates whether the new tag can be created.
    public var canAdd: Bool { activity == nil && !newName.trimmed.isEmpty && !isNameTooLong }

    public var canSave: Bool { activity == nil && !isNameTooLong }

    /// The chosen tags, without those that do not exist any more.
    var existing: Set<TagID> {
        guard let tags = tags.items else { return chosen }
        return chosen.intersection(tags.map(\.id))
    }
}
