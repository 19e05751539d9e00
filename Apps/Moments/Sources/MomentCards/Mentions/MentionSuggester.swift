import Combine
import ListKit
import MomentsModel
import MomentsRepositories

/// Suggests friends while a mention is being typed at the end of a text. It loads the friends at the first one, unless they are known.
@MainActor
public final class MentionSuggester {
    /// The largest number of friends that are suggested at once.
    private static let limit = 5

    private let repo: any FriendsRepoType
    private let subject = CurrentValueSubject<[UserDetails], Never>([])
    private var ending: MentionEnding?
    /// Nil until they are loaded.
    private var friends: [UserDetails]?
    private var loading: Task<Void, Never>?
    private var subscriptions: Set<AnyCancellable> = []

    /// - Parameter text: The text of the field: the current one, then each change.
    public init(for text: AnyPublisher<String, Never>, friends repo: any FriendsRepoType) {
        self.repo = repo
        repo.friends.sink { [weak self] in self?.friendsChanged(to: $0.items) }.store(in: &subscriptions)
        text.removeDuplicates().sink { [weak self] in self?.textChanged(to: $0) }.store(in: &subscriptions)
    }

    /// The suggested friends, at most five: the current ones, then each change.
    public var suggestions: StateStream<[UserDetails]> { StateStream(subject) }

    private func friendsChanged(to friends: [UserDetails]?) {
        self.friends = friends
        show()
    }

    private func textChanged(to text: String) {
        ending = MentionEnding(of: text)
        if ending != nil, friends == nil { load() }
        show()
    }

    /// Loads the friends. If that fails, the next letter tries again.
    private func load() {
        guard loading == nil else { return }
        loading = Task { [weak self, repo] in
            await repo.refresh()
            self?.loading = nil
        }
    }

    private func show() {
        let found = ending?.matches(among: friends ?? [], limit: Self.limit) ?? []
        if found != subject.value { subject.value = found }
    }
}
