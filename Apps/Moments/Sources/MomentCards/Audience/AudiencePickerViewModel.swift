import Combine
import ListKit
import MomentsModel
import MomentsRepositories

/// The view model for choosing who can see a moment.
@MainActor
public final class AudiencePickerViewModel {
    private let privacy: any PrivacyRepoType
    private let friends: any FriendsRepoType
    private let save: @MainActor (MomentAudience) async throws -> Void
    private let subject: CurrentValueSubject<AudienceChoice, Never>
    private var subscriptions: Set<AnyCancellable> = []

    /// - Parameters:
    ///   - audience: The audience at first.
    ///   - save: Called with the chosen audience when the person is done; an error keeps the picker open.
    public init(
        _ audience: MomentAudience,
        privacy: any PrivacyRepoType,
        friends: any FriendsRepoType,
        save: @escaping @MainActor (MomentAudience) async throws -> Void
    ) {
        self.privacy = privacy
        self.friends = friends
        self.save = save
        subject = CurrentValueSubject(AudienceChoice(audience))
        privacy.tags.sink { [weak self] tags in self?.change { $0.tags = tags } }.store(in: &subscriptions)
        friends.friends.sink { [weak self] friends in self?.change { $0.friends = friends } }.store(in: &subscriptions)
    }

    /// The state of the picker: the current value, then each change.
    public var choice: StateStream<AudienceChoice> { StateStream(subject) }

    /// Loads the tags and, unless they are known, the friends.
    public func load() async {
        async let tags: Void = loadTags()
        if subject.value.friends.items == nil { await friends.refresh() }
        await tags
    }

    private func loadTags() async { await privacy.refreshTags() }

    // MARK: - Actions

    public func visibilityTapped(_ visibility: MomentVisibility) { change { $0.visibility = visibility } }

    /// Chooses a tag, or takes that back.
    public func tagTapped(_ id: TagID) { change { $0.chosenTags.formSymmetricDifference([id]) } }

    /// Chooses a friend, or takes that back.
    public func personTapped(_ id: PersonID) { change { $0.chosenPeople.formSymmetricDifference([id]) } }

    public func searchTextChanged(to text: String) { change { $0.searchText = text } }

    /// Saves the chosen audience.
    ///
    /// - Returns: True if it was saved.
    public func doneTapped() async -> Bool {
        guard subject.value.canSave else { return false }
        return await subject.attempt(busy: \.isSaving, failure: \.failure) {
            try await save(subject.value.audience)
        }
    }

    /// Called when the person dismisses the error.
    public func failureDismissed() { change { $0.failure = nil } }

    private func change(_ body: (inout AudienceChoice) -> Void) {
        var choice = subject.value
        body(&choice)
        if choice != subject.value { subject.value = choice }
    }
}
