import MomentsModel
import MomentsRepositories

/// What a browser shows while the app is closed.
public struct PushPage: Equatable, Sendable {
    /// A choice of the person, which covers several kinds of notifications.
    public enum Topic: CaseIterable, Sendable {
        case likes, comments, friends

        var kinds: Set<NotificationKind> {
            switch self {
            case .likes: [.like]
            case .comments: [.comment, .reply, .mention]
            case .friends: [.friendRequest, .friendAccepted]
            }
        }
    }

    public enum Problem: Equatable, Sendable {
        case notAllowed, unsupported
        case refused(RepoError)
    }

    public var topics: Set<Topic> = []
    /// The topic that is being changed.
    public var changing: Topic?
    public var problem: Problem?

    public init() {}
}
