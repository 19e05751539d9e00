import Combine
import ListKit
import MomentsModel

/// The view model of the friendship row above a person's moments.
@MainActor
public final class PersonFriendshipItemViewModel: ListItemViewModel {
    public nonisolated let id: String

    private let subject: CurrentValueSubject<PersonFriendship, Never>
    private let change: @MainActor (FriendshipAction) async -> Void

    init(_ person: UserDetails, change: @escaping @MainActor (FriendshipAction) async -> Void) {
        id = "friendship-\(person.id)"
        subject = CurrentValueSubject(PersonFriendship(person: person))
        self.change = change
    }

    /// The state of the friendship: the current value, then each change.
    public var friendship: StateStream<PersonFriendship> { StateStream(subject) }

    func update(_ person: UserDetails) {
        if person != subject.value.person { subject.value.person = person }
    }

    /// Performs an action; the person has already confirmed the removal of a friend.
    public func tapped(_ action: FriendshipAction) async {
        guard !subject.value.isChanging else { return }
        subject.value.isChanging = true
        await change(action)
        subject.value.isChanging = false
    }
}
