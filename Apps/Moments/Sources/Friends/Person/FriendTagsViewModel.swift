import Combine
import ListKit
import MomentsModel
import MomentsRepositories

/// The view model for choosing the tags of a friend.
@MainActor
public final class FriendTagsViewModel {
    private let friends: any FriendsRepoType
    private let privacy: any PrivacyRepoType
    private let subject: CurrentValueSubject<FriendTags, Never>
    private var subscriptions: Set<AnyCancellable> = []

    public init(of person: UserDetails, friends: any FriendsRepoType, privacy: any PrivacyRepoType) {
        self.friends = friends
        self.privacy = privacy
        subject = CurrentValueSubject(FriendTags(of: person))
        privacy.tags.sink { [weak self] tags in self?.change { $0.tags = tags } }.store(in: &subscriptions)
    }

    /// The form's state: the current value, then each change.
    public var form: StateStream<FriendTags> { StateStream(subject) }

    public func load() async { await privacy.refreshTags() }

    // MARK: - Actions

    /// Chooses a tag, or takes that back.
    public func tagTapped(_ id: TagID) { change { $0.chosen.formSymmetricDifference([id]) } }

    public func newNameChanged(to name: String) { change { $0.newName = name } }

    /// Creates the new tag, and chooses it.
    public func addTapped() async {
        guard subject.value.canAdd else { return }
        await perform(.adding) { try await add() }
    }

    /// Saves the chosen tags, and with them a new one whose name is entered.
    ///
    /// - Returns: True if they were saved.
    public func doneTapped() async -> Bool {
        guard subject.value.canSave else { return false }
        let addsTag = subject.value.canAdd
        return await perform(.saving) {
            if addsTag { try await add() }
            let person = subject.value.person
            let chosen = subject.value.existing.sorted()
            guard chosen != (person.friendSettings?.tags ?? []).sorted() else { return }
            try await privacy.setFriend(person.id, hidesMine: nil, hidesTheirs: nil, tags: chosen)
            try await friends.refreshPerson(person.id)
        }
    }

    /// Called when the person dismisses the error.
    public func failureDismissed() { change { $0.failure = nil } }

    private func add() async throws {
        let tag = try await privacy.saveTag(nil, name: subject.value.newName.trimmed, people: [])
        change {
            $0.newName = ""
            $0.chosen.insert(tag.id)
        }
    }

    @discardableResult
    private func perform(_ activity: FriendTags.Activity, _ work: () async throws -> Void) async -> Bool {
        change {
            $0.activity = activity
            $0.failure = nil
        }
        defer { change { $0.activity = nil } }
        do {
            try await work()
            return true
        } catch {
            change { $0.failure = RepoError(error) }
            return false
        }
    }

    private func change(_ body: (inout FriendTags) -> Void) {
        var form = subject.value
        body(&form)
        if form != subject.value { subject.value = form }
    }
}
