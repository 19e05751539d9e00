import Combine
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// The view model of a person's page: profile, friendship and moments, newest first.
@MainActor
public final class PersonViewModel: ListViewModel, AppModelStatePublishing {
    public let id: PersonID

    private let friends: any FriendsRepoType
    private let moments: any MomentsRepoType
    private let privacy: any PrivacyRepoType
    private let reports: any ReportsRepoType
    private let tracking: any TrackingRepoType
    private let items: MomentItems

    private let pageSubject = CurrentValueSubject<ListPage, Never>(ListPage())
    private let personSubject = CurrentValueSubject<Presence<UserDetails>, Never>(.unknown)
    private let states = PassthroughSubject<AppModelState, Never>()
    private var profile: UserProfileListItemViewModel?
    private var friendship: PersonFriendshipItemViewModel?
    private var listing = Listing<Moment>()
    private var received: [FriendRequest]?
    private var sent: [FriendRequest]?
    private var failure: RepoError?
    private var momentsOfNewFriend: Task<Void, Never>?
    private var subscriptions: Set<AnyCancellable> = []

    /// - Parameter known: The person from the list that opened the page.
    public init(
        id: PersonID,
        known: UserDetails? = nil,
        friends: any FriendsRepoType,
        moments: any MomentsRepoType,
        privacy: any PrivacyRepoType,
        reports: any ReportsRepoType,
        toggles: any TogglesDataStoreType,
        tracking: any TrackingRepoType
    ) {
        self.id = id
        self.friends = friends
        self.moments = moments
        self.privacy = privacy
        self.reports = reports
        self.tracking = tracking
        items = MomentItems(
            repo: moments,
            friends: friends,
            privacy: privacy,
            reports: reports,
            toggles: toggles,
            tracking: tracking
        )
        if let known { show(.present(known)) }
        friends.person(id).sink { [weak self] in self?.show($0) }.store(in: &subscriptions)
        friends.receivedRequests.sink { [weak self] in self?.received = $0.items }.store(in: &subscriptions)
        friends.sentRequests.sink { [weak self] in self?.sent = $0.items }.store(in: &subscriptions)
        moments.moments(of: id).sink { [weak self] in self?.show($0) }.store(in: &subscriptions)
        moments.errors.sink { [weak self] in self?.fail($0) }.store(in: &subscriptions)
    }

    public var page: StateStream<ListPage> { StateStream(pageSubject) }

    /// The person, or `gone` if the viewer may not see them: the current value, then each change.
    public var person: StateStream<Presence<UserDetails>> { StateStream(personSubject) }

    public var appModelStates: AnyPublisher<AppModelState, Never> { states.eraseToAnyPublisher() }

    // MARK: - The list

    public func loadItems() async {
        failure = nil
        async let moments: Void = loadMoments()
        do {
            try await friends.refreshPerson(id)
        } catch {
            fail(error)
        }
        await moments
    }

    private func loadMoments() async { await moments.refreshMoments(of: id) }

    public func loadMore() async { await moments.loadMoreMoments(of: id) }

    public func trackScreenviews() { tracking.track(.screenView("person")) }

    public func noticeDismissed() {
        failure = nil
        listing.error = nil
        showPage()
    }

    // MARK: - Friendship

    private func change(_ action: FriendshipAction) async {
        guard let person = personSubject.value.value else { return }
        do {
            switch action {
            case .ask:
                try await friends.requestFriendship(handle: person.handle)
                tracking.track(.requestFriendship)
            case .accept:
                try await friends.accept(request { received })
                tracking.track(.acceptFriendship)
            case .decline: try await friends.decline(request { received })
            case .takeBack: try await friends.decline(request { sent })
            case .remove: try await friends.remove(id)
            case .hideMine(let isHidden): try await set(hidesMine: isHidden)
            case .hideTheirs(let isHidden): try await set(hidesTheirs: isHidden)
            case .block:
                try await privacy.block(id)
                tracking.track(.block)
                // The person cannot be seen any more.
                try await friends.refreshPerson(id)
            }
        } catch {
            fail(error)
        }
    }

    private func set(hidesMine: Bool? = nil, hidesTheirs: Bool? = nil) async throws {
        try await privacy.setFriend(id, hidesMine: hidesMine, hidesTheirs: hidesTheirs, tags: nil)
        try await friends.refreshPerson(id)
    }

    /// Returns the ID of the pending request between the viewer and the person; refreshes the requests if it is not loaded.
    private func request(among requests: () -> [FriendRequest]?) async throws -> FriendRequestID {
        func known() -> FriendRequestID? { requests()?.first { $0.userDetails.id == id }?.id }
        if let id = known() { return id }
        await friends.refresh()
        guard let id = known() else { throw RepoError(.notFound) }
        return id
    }

    // MARK: - Publishing state

    private func show(_ presence: Presence<UserDetails>) {
        switch presence {
        case .unknown: return
        case .present(let person): show(person)
        case .gone: break
        }
        if personSubject.value != presence { personSubject.value = presence }
        showPage()
    }

    private func show(_ person: UserDetails) {
        let before = personSubject.value.value?.friendship
        if let before, before != .friend, person.friendship == .friend {
            // The person's moments were not visible before.
            momentsOfNewFriend = Task { [weak self] in await self?.loadMoments() }
        }
        if let friendship {
            friendship.update(person)
        } else {
            profile = UserProfileListItemViewModel(
                user: person,
                updates: personSubject.compactMap(\.value).eraseToAnyPublisher()
            )
            friendship = PersonFriendshipItemViewModel(
                person,
                friends: friends,
                privacy: privacy,
                reports: reports,
                tracking: tracking
            ) { [weak self] in
                await self?.change($0)
            }
        }
    }

    private func show(_ listing: Listing<Moment>) {
        self.listing = listing
        if listing.error?.kind == .unauthenticated { states.send(.signedOut(.expired)) }
        showPage()
    }

    private func showPage() {
        var page: ListPage
        if let profile, let friendship {
            let header: [any ListItemViewModel] = [profile, friendship]
            if friendship.friendship.value.person.showsMoments {
                page = ListPage(header: header, listing) { [ListSection(id: "moments", items: items.items(for: $0))] }
            } else {
                page = ListPage(header: header, body: .content([]))
            }
            page.notice = page.notice ?? failure
        } else {
            page = ListPage(body: failure.map(ListBody.failed) ?? .loading)
        }
        if page != pageSubject.value { pageSubject.value = page }
    }

    private func fail(_ error: any Error) {
        guard let error = RepoError(error) else { return }
        if error.kind == .unauthenticated { return states.send(.signedOut(.expired)) }
        failure = error
        showPage()
    }
}

extension UserDetails {
    /// Indicates whether the viewer may see the person's moments; true while the friendship is not loaded.
    var showsMoments: Bool {
        switch self.friendship {
        case nil, .me, .friend: true
        case .requested, .asksMe, .stranger: false
        }
    }
}
