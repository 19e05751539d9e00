import Combine
import ListKit
import MomentsModel

/// The view model of a person's row.
@MainActor
public final class ManagedPersonListItemViewModel: ListItemViewModel {
    public nonisolated let id: String

    private let subject: CurrentValueSubject<ManagedPerson, Never>

    init(_ person: ManagedPerson) {
        id = "managed-\(person.id)"
        subject = CurrentValueSubject(person)
    }

    /// The person: the current value, then each change.
    public var person: StateStream<ManagedPerson> { StateStream(subject) }

    func update(_ person: ManagedPerson) {
        if person != subject.value { subject.value = person }
    }
}
