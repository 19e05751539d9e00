import Combine
import ListKit
import MomentsModel

/// The view model of a friend row.
@MainActor
public final class FriendListItemViewModel: ListItemViewModel {
    public nonisolated let id: String

    private let subject: CurrentValueSubject<UserDetails, Never>

    init(_ friend: UserDetails) {
        id = "friend-\(friend.id)"
        subject = CurrentValueSubject(friend)
    }

    /// The friend: the current value, then each change.
    public var friend: StateStream<UserDetails> { StateStream(subject) }

    func update(_ friend: UserDetails) {
        if friend != subject.value { subject.value = friend }
    }
}
