import Combine
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// The view model of a tag's page, or of a new tag.
@MainActor
public final class TagEditorViewModel: AppModelStatePublishing {
    private let id: TagID?
    private let privacy: any PrivacyRepoType
    private let friends: any FriendsRepoType
    private let tracking: any TrackingRepoType
    private let subject: CurrentValueSubject<TagDraft, Never>
    private let states = PassthroughSubject<AppModelState, Never>()
    private var subscriptions: Set<AnyCancellable> = []

    /// - Parameter id: Nil for a new tag.
    public init(
        _ id: TagID?,
        privacy: any PrivacyRepoType,
        friends: any FriendsRepoType,
        tracking: any TrackingRepoType
    ) {
        self.id = id
        self.privacy = privacy
        self.friends = friends
        self.tracking = tracking
        subject = CurrentValueSubject(TagDraft(isNew: id == nil))
        privacy.tags.sink { [weak self] in self?.show($0) }.store(in: &subscriptions)
        friends.friends.sink { [weak self] friends in self?.change { $0.friends = friends } }.store(in: &subscriptions)
    }

    /// The form's state: the current value, then each change.
    public var draft: StateStream<TagDraft> { StateStream(subject) }

    public var appModelStates: AnyPublisher<AppModelState, Never> { states.eraseToAnyPublisher() }

    public func trackScreenviews() { tracking.track(.screenView(id == nil ? "new_tag" : "tag")) }

    /// Loads the tag and, unless they are known, the friends.
    public func load() async {
        change { $0.failure = nil }
        async let tag: Void = loadTag()
        if subject.value.friends.items == nil { await friends.refresh() }
        await tag
    }

    private func loadTag() async {
        if id != nil { await privacy.refreshTags() }
    }

    // MARK: - Actions

    public func nameChanged(to name: String) { change { $0.name = name } }

    /// Gives the tag to a friend, or takes it from them.
    public func personTapped(_ id: PersonID) { change { $0.chosenPeople.formSymmetricDifference([id]) } }

    public func searchTextChanged(to text: String) { change { $0.searchText = text } }

    /// Saves the tag.
    ///
    /// - Returns: True if it was saved.
    public func saveTapped() async -> Bool {
        let draft = subject.value
        guard draft.canSave else { return false }
        return await perform(.saving) {
            try await privacy.saveTag(id, name: draft.name.trimmed, people: draft.chosenPeople.sorted())
            change { $0.activity = nil }
        }
    }

    /// Deletes the tag, after the person has confirmed it.
    ///
    /// - Returns: True if it was deleted.
    public func deleteConfirmed() async -> Bool {
        guard let id, subject.value.activity == nil else { return false }
        return await perform(.deleting) { try await privacy.removeTag(id) }
    }

    /// Called when the person dismisses the error.
    public func failureDismissed() { change { $0.failure = nil } }

    private func perform(_ activity: TagDraft.Activity, _ work: () async throws -> Void) async -> Bool {
        change {
            $0.activity = activity
            $0.failure = nil
        }
        do {
            try await work()
            return true
        } catch {
            change { $0.activity = nil }
            if let error = RepoError(error) { fail(error) }
            return false
        }
    }

    // MARK: - Publishing state

    private func show(_ listing: Listing<FriendTag>) {
        guard let id else { return }
        if let error = listing.error { fail(error) }
        guard let tags = listing.items else { return }
        guard let tag = tags.first(where: { $0.id == id }) else { return change { $0.saved = .gone } }
        change { draft in
            // What the person has changed stays.
            if !draft.isChanged {
                draft.name = tag.name
                draft.chosenPeople = Set(tag.people.map(\.id))
            }
            draft.saved = .present(tag)
        }
    }

    private func fail(_ error: RepoError) {
        if error.kind == .unauthenticated { return states.send(.signedOut(.expired)) }
        change { $0.failure = error }
    }

    private func change(_ body: (inout TagDraft) -> Void) {
        var draft = subject.value
        body(&draft)
        if draft != subject.value { subject.value = draft }
    }
}
