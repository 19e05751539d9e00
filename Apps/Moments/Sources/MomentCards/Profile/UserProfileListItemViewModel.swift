import Combine
import Foundation
import ListKit
import MomentsModel

/// The person a list of moments is about, above the list.
@MainActor
public final class UserProfileListItemViewModel: ListItemViewModel {
    public nonisolated let id: String

    private let subject: CurrentValueSubject<UserDetails, Never>
    private var subscription: AnyCancellable?

    /// - Parameters:
    ///   - user: What is known of the person.
    ///   - updates: What becomes known later; others than the person are left out.
    public init(user: UserDetails, updates: AnyPublisher<UserDetails, Never> = Empty().eraseToAnyPublisher()) {
        id = "profile-\(user.id)"
        subject = CurrentValueSubject(user)
        subscription = updates.sink { [weak self] new in
            guard let self, new.id == user.id, new != subject.value else { return }
            subject.value = new
        }
    }

    /// The person: at once, then after each change.
    public var user: StateStream<UserDetails> { StateStream(subject) }
}
