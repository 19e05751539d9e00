import Foundation
import MomentsModel
import MomentsRepositories

/// What somebody fills in to ask another person to be friends.
public struct AddFriendForm: Equatable, Sendable {
    public var text = ""
    public var isSending = false
    /// Why the last attempt failed.
    public var failure: AddFriendFailure?
    /// Who was asked, or is a friend now.
    public var asked: UserDetails?

    public init() {}

    /// Nil as long as what was written is no handle.
    public var handle: Handle? { Handle(text.trimmingCharacters(in: .whitespacesAndNewlines)) }

    /// Whether there is somebody to ask.
    public var canSend: Bool { handle != nil && !isSending }
}

/// Why somebody cannot be asked to be friends.
public enum AddFriendFailure: Equatable, Sendable {
    case yourself
    case friendAlready(name: String)
    case askedAlready(name: String)
    case nobody(handle: String)
    case tooMany
    case other(RepoError)
}
