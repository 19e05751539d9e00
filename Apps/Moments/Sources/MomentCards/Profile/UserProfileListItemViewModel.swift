import Combine
import Foundation
import ListKit
import MomentsModel

/// The view model of the profile above a list of a person's moments.
@MainActor
public final class UserProfileListItemViewModel: ListItemViewModel {
    public nonisolated let id: String

    private let subject: CurrentValueSubject<UserDetails, Never>
    private var subscription: AnyCancellable?

    /// - Parameters:
    ///   - user: The initial profile.
    ///   - updates: Later profiles; those of other people are ignored.
    public init(user: UserDetails, updates: AnyPublisher<UserDetails, Never> = Empty().eraseToAnyPublisher()) {
        id = "profile-\(user.id)"
        subject = CurrentValueSubject(user)
        subscription = updates.sink { [weak self] new in
            guard let self, new.id == user.id, new != subject.value else { return }
            subject.value = new
        }
    }

    /// The profile: the current one, then each change.
    public var user: StateStream<UserDetails> { StateStream(subject) }
}
