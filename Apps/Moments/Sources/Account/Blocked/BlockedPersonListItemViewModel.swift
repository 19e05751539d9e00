import Combine
import ListKit
import MomentsModel

/// The state of a blocked person's row.
public struct BlockedPerson: Equatable, Sendable {
    public var person: UserDetails
    /// Indicates whether the block is being taken back.
    public var isChanging = false
}

/// The view model of a blocked person's row.
@MainActor
public final class BlockedPersonListItemViewModel: ListItemViewModel {
    public nonisolated let id: String

    private let subject: CurrentValueSubject<BlockedPerson, Never>
    private let unblock: @MainActor (PersonID) async -> Void

    init(_ person: UserDetails, unblock: @escaping @MainActor (PersonID) async -> Void) {
        id = "blocked-\(person.id)"
        subject = CurrentValueSubject(BlockedPerson(person: person))
        self.unblock = unblock
    }

    /// The state: the current value, then each change.
    public var state: StateStream<BlockedPerson> { StateStream(subject) }

    func update(_ person: UserDetails) {
        if person != subject.value.person { subject.value.person = person }
    }

    /// Takes the block back, after the person has confirmed it.
    public func unblockConfirmed() async {
        guard !subject.value.isChanging else { return }
        subject.value.isChanging = true
        await unblock(subject.value.person.id)
        subject.value.isChanging = false
    }
}
