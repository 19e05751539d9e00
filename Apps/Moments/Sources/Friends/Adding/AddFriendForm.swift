import Foundation
import MomentsModel
import MomentsRepositories

/// The state of the form for sending a friend request.
public struct AddFriendForm: Equatable, Sendable {
    public var text = ""
    public var isSending = false
    /// The error of the last attempt.
    public var failure: AddFriendFailure?
    /// The person who received the request, or became a friend at once.
    public var asked: UserDetails?

    public init() {}

    /// The entered handle; nil if it is invalid.
    public var handle: Handle? { Handle(text.trimmed) }

    /// Indicates whether the request can be sent.
    public var canSend: Bool { handle != nil && !isSending }
}

/// The reason a friend request was not sent.
public enum AddFriendFailure: Equatable, Sendable {
    case yourself
    case friendAlready(name: String)
    case askedAlready(name: String)
    case nobody(handle: String)
    case tooMany
    case other(RepoError)
}
