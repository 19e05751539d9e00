import Combine
import ListKit
import MomentsModel

/// A friend in the list.
@MainActor
public final class FriendListItemViewModel: ListItemViewModel {
    public nonisolated let id: String

    private let subject: CurrentValueSubject<UserDetails, Never>

    init(_ friend: UserDetails) {
        id = "friend-\(friend.id)"
        subject = CurrentValueSubject(friend)
    }

    /// The friend: at once, then after each change.
    public var friend: StateStream<UserDetails> { StateStream(subject) }

    func update(_ friend: UserDetails) {
        if friend != subject.value { subject.value = friend }
    }
}
