import Combine
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// The view model of a new moment: text, photos, link and audience. The server stores the draft until it is published.
@MainActor
public final class ComposeViewModel: AppModelStatePublishing {
    /// The friends to mention while the text is being written.
    public let mentions: MentionSuggester

    private let outbox: Outbox
    private let uploads: any UploadsRepoType
    private let drafts: any DraftsRepoType
    private let privacy: any PrivacyRepoType
    private let friends: any FriendsRepoType
    private let tracking: any TrackingRepoType
    private let subject = CurrentValueSubject<ComposeState, Never>(ComposeState())
    private let states = PassthroughSubject<AppModelState, Never>()
    /// The sources of photos that are not uploaded yet.
    private var sources: [ComposePhoto.ID: PhotoSource] = [:]
    private var photoCount = 0
    private var loading = Loading.waiting
    /// Indicates whether the draft being loaded is obsolete, because the person has discarded or published the moment.
    private var ignoresLoaded = false
    private var subscriptions: Set<AnyCancellable> = []

    /// The state of loading the server's draft. Saving before it is done would replace that draft.
    private enum Loading { case waiting, running, done }

    public init(
        outbox: Outbox,
        uploads: any UploadsRepoType,
        drafts: any DraftsRepoType,
        privacy: any PrivacyRepoType,
        friends: any FriendsRepoType,
        tracking: any TrackingRepoType
    ) {
        self.outbox = outbox
        self.uploads = uploads
        self.drafts = drafts
        self.privacy = privacy
        self.friends = friends
        self.tracking = tracking
        mentions = MentionSuggester(for: subject.map(\.text).eraseToAnyPublisher(), friends: friends)
        drafts.errors.sink { [weak self] in self?.fail($0) }.store(in: &subscriptions)
        privacy.tags.sink { [weak self] tags in self?.edit { $0.tags = tags.items } }.store(in: &subscriptions)
        friends.friends.sink { [weak self] friends in self?.edit { $0.friends = friends.items } }
            .store(in: &subscriptions)
        if let draft = drafts.unsentMomentDraft { take(draft) }
    }

    /// The state of the moment: the current value, then each change.
    public var state: StateStream<ComposeState> { StateStream(subject) }

    public var appModelStates: AnyPublisher<AppModelState, Never> { states.eraseToAnyPublisher() }

    public func trackScreenviews() { tracking.track(.screenView("compose")) }

    /// Loads the draft, unless it is loaded or being loaded, and the names of those chosen in it.
    public func load() async {
        await loadDraft()
        await loadNames()
    }

    private func loadDraft() async {
        guard loading == .waiting else { return }
        loading = .running
        do {
            take(try await drafts.loadMomentDraft())
        } catch {
            // The next edit tries again.
            loading = .waiting
            if let error = RepoError(error) { fail(error) }
        }
    }

    private func loadNames() async {
        guard subject.value.audience.visibility.choosesFriends else { return }
        // A tag that seems to be deleted may be a new one.
        if subject.value.tags == nil || subject.value.audienceSummary.lacksTag { await privacy.refreshTags() }
        if subject.value.friends == nil { await friends.refresh() }
    }

    /// Applies the loaded draft. Text the person has entered meanwhile is newer and stays.
    private func take(_ draft: MomentDraft) {
        loading = .done
        guard !ignoresLoaded else { return drafts.save(subject.value.draft) }
        edit { state in
            if state.text.isEmpty { state.text = draft.text }
            if state.link.isEmpty { state.link = draft.url ?? "" }
            if state.audience == .friends { state.audience = draft.audience }
            let photos = draft.photos.prefix(state.freePhotoCount).map { photo in
                ComposePhoto(id: newPhotoID(), state: .uploaded(photo.upload), altText: photo.altText)
            }
            state.photos = photos + state.photos
        }
    }

    /// Changes the state, and saves the draft if it has changed.
    private func edit(_ change: (inout ComposeState) -> Void) {
        var state = subject.value
        change(&state)
        guard state != subject.value else { return }
        let isKept = state.draft == subject.value.draft
        subject.value = state
        if !isKept { keep(state.draft) }
    }

    private func keep(_ draft: MomentDraft) {
        switch loading {
        case .waiting: Task { await load() }
        case .running: break
        case .done: drafts.save(draft)
        }
    }

    private func fail(_ error: RepoError) {
        if error.kind == .unauthenticated { return states.send(.signedOut(.expired)) }
        edit { $0.failure = error }
    }

    // MARK: - Text, link and audience

    public func textChanged(to text: String) { edit { $0.text = text } }

    public func linkChanged(to link: String) { edit { $0.link = link } }

    public func audienceChanged(to audience: MomentAudience) { edit { $0.audience = audience } }

    /// Creates the view model for choosing who can see the moment.
    public func makeAudiencePicker() -> AudiencePickerViewModel {
        AudiencePickerViewModel(subject.value.audience, privacy: privacy, friends: friends) { [weak self] in
            self?.audienceChanged(to: $0)
        }
    }

    /// Called when the person discards the draft.
    public func discardTapped() {
        sources = [:]
        ignoresLoaded = true
        edit { $0 = $0.emptied() }
    }

    // MARK: - Photos

    /// Adds and uploads the picked photos; refuses those beyond the limit.
    public func photosPicked(_ picked: [PhotoSource]) async {
        let taken = picked.prefix(subject.value.freePhotoCount).map { (id: newPhotoID(), source: $0) }
        for (id, source) in taken { sources[id] = source }
        edit { state in
            state.refusedPhotoCount = picked.count - taken.count
            state.photos += taken.map { ComposePhoto(id: $0.id, state: .uploading(0), altText: "") }
        }
        // Upload in sequence: the first photo is available sooner, and parallel uploads are not faster on a phone's connection.
        for (id, _) in taken { await upload(id) }
    }

    /// Called when the person retries a failed upload.
    public func retryTapped(_ id: ComposePhoto.ID) async {
        change(id) { $0.state = .uploading(0) }
        await upload(id)
    }

    public func removeTapped(_ id: ComposePhoto.ID) {
        sources[id] = nil
        edit { state in
            state.photos.removeAll { $0.id == id }
            state.refusedPhotoCount = 0
        }
    }

    /// Moves a photo one place towards the beginning.
    public func moveEarlierTapped(_ id: ComposePhoto.ID) { move(id, by: -1) }

    /// Moves a photo one place towards the end.
    public func moveLaterTapped(_ id: ComposePhoto.ID) { move(id, by: 1) }

    public func altTextChanged(_ id: ComposePhoto.ID, to text: String) {
        change(id) { $0.altText = String(text.prefix(Limits.photoDescription)) }
    }

    private func newPhotoID() -> ComposePhoto.ID {
        photoCount += 1
        return photoCount
    }

    private func move(_ id: ComposePhoto.ID, by step: Int) {
        edit { state in
            guard let index = state.photos.firstIndex(where: { $0.id == id }),
                state.photos.indices.contains(index + step)
            else { return }
            state.photos.swapAt(index, index + step)
        }
    }

    private func change(_ id: ComposePhoto.ID, _ change: (inout ComposePhoto) -> Void) {
        edit { state in
            guard let index = state.photos.firstIndex(where: { $0.id == id }) else { return }
            change(&state.photos[index])
        }
    }

    private func upload(_ id: ComposePhoto.ID) async {
        guard let source = sources[id] else { return }
        do {
            // The transfer from the browser counts as 80 percent of the progress; the upload to the server reports none.
            let file = try await source.load { [self] fraction in change(id) { $0.advance(to: fraction * 0.8) } }
            // The person may have removed the photo meanwhile.
            guard sources[id] != nil else { return }
            let uploaded = try await uploads.upload(file.url)
            sources[id] = nil
            change(id) { $0.state = .uploaded(uploaded) }
        } catch {
            change(id) { $0.state = .failed(RepoError(error) ?? RepoError(.unavailable)) }
        }
    }

    // MARK: - Publishing

    /// Publishes the moment. Its content stays on screen until the server has confirmed it, or it waits in the timeline.
    public func publishTapped() async {
        guard subject.value.canPublish else { return }
        edit { state in
            state.isPublishing = true
            state.failure = nil
        }
        do {
            _ = try await outbox.publish(subject.value.draft)
            tracking.track(.publish)
            ignoresLoaded = true
            edit { state in
                state = state.emptied()
                state.isPublished = true
            }
        } catch {
            let error = RepoError(error)
            edit { state in
                state.isPublishing = false
                state.failure = error
            }
            if error?.kind == .unauthenticated { states.send(.signedOut(.expired)) }
        }
    }

    /// Called when the person dismisses the error.
    public func failureDismissed() { edit { $0.failure = nil } }
}

extension ComposePhoto {
    /// Updates the upload progress; ignores smaller values, which arrive late.
    fileprivate mutating func advance(to fraction: Double) {
        if case .uploading(let old) = state, fraction > old { state = .uploading(min(fraction, 1)) }
    }
}
