import Combine
import MomentsAPI
import MomentsModel

/// The repositories of one person in one browser session.
///
/// The account repository exists before the sign-in. The others are created at the sign-in and recreated for the next person,
/// so that no data leaks between people.
@MainActor
public final class Repositories {
    public let account: any AccountRepoType
    public let moments: any MomentsRepoType
    public let album: any AlbumRepoType
    public let comments: any CommentsRepoType
    public let friends: any FriendsRepoType
    public let privacy: any PrivacyRepoType
    public let notifications: any NotificationsRepoType
    public let reports: any ReportsRepoType
    public let administration: any AdministrationRepoType
    public let uploads: any UploadsRepoType
    public let drafts: any DraftsRepoType
    public let outbox: Outbox
    public let live: LiveUpdates<ChangesOperation>

    private var subscriptions: Set<AnyCancellable> = []

    /// - Parameters:
    ///   - viewer: The signed-in person.
    ///   - store: The person's store, shared by all of their sessions.
    ///   - outboxStorage: The person's entries that wait, shared by all of their sessions.
    ///   - likes: Whether likes are requested and shown: the current value on subscription, then each change.
    ///   - opensTimeline: Whether the timeline is shown first: it is then requested as soon as its changes are received, without
    ///     waiting for the screen.
    ///   - turns: The turns of pages that refresh themselves, shared by all sessions of a process.
    public init(
        viewer: Viewer,
        api: any PhotoClientType,
        account: any AccountRepoType,
        store: any PersistentDataStore = InMemoryDataStore(),
        outboxStorage: any OutboxStorage = InMemoryOutboxStorage(),
        likes: AnyPublisher<Bool, Never>,
        opensTimeline: Bool = false,
        turns: RefreshTurns = RefreshTurns(),
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        let moments = MomentsRepo(viewer: viewer.userDetails, api: api, store: store, likes: likes)
        let album = AlbumRepo(api: api)
        let comments = CommentsRepo(api: api, moments: moments, likes: likes)
        let friends = FriendsRepo(api: api, store: store)
        let privacy = PrivacyRepo(api: api)
        let notifications = NotificationsRepo(api: api, unreadCount: viewer.unreadNotificationCount)
        self.account = account
        self.moments = moments
        self.album = album
        self.comments = comments
        self.friends = friends
        self.privacy = privacy
        self.notifications = notifications
        reports = ReportsRepo(api: api)
        administration = AdministrationRepo(api: api)
        uploads = UploadsRepo(api: api)
        let drafts = DraftsRepo(api: api, clock: clock)
        self.drafts = drafts
        let outbox = Outbox(
            comments: comments,
            moments: moments,
            storage: outboxStorage,
            clock: clock,
            didSendLate: { [drafts] in drafts.retry() }
        )
        self.outbox = outbox
        // Nobody waits for the requests that a change causes.
        let refresh = { (change: LiveChange, accountChange: LiveChange) in
            await turns.take {
                await RequestCause.$current.withValue(.news) {
                    await moments.apply(change)
                    await album.apply(change)
                    await comments.apply(change)
                    await friends.apply(change)
                    await privacy.apply(change)
                    await notifications.apply(change)
                    await account.apply(accountChange)
                }
            }
        }
        var didSubscribe: @Sendable () -> Void = {}
        if opensTimeline { didSubscribe = moments.expectTimeline() }
        live = LiveUpdates(
            ChangesOperation(),
            api: api,
            clock: clock,
            isStart: { $0.kind == .subscribed },
            didStart: { [didSubscribe] in didSubscribe() },
            receive: { change in await refresh(change, change) },
            catchUp: {
                outbox.sendNow()
                // The missed changes may include friends, and a change of friends refreshes everything.
                await refresh(LiveChange(.friends), LiveChange(.preferences))
            }
        )
        account.account.compactMap(\.viewer?.userDetails)
            .filter { $0.id == viewer.id }
            .sink { [moments] details in moments.viewer = details }
            .store(in: &subscriptions)
    }
}
