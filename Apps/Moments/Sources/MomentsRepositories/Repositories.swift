import Combine
import MomentsAPI
import MomentsModel

/// All that the screens of one person in one browser session read and change.
///
/// The account is there before anybody has signed in; everything else is made when somebody has, and made anew for the next
/// person, so that nothing of the one is left for the other.
@MainActor
public final class Repositories {
    public let account: any AccountRepoType
    public let moments: any MomentsRepoType
    public let comments: any CommentsRepoType
    public let friends: any FriendsRepoType
    public let notifications: any NotificationsRepoType
    public let uploads: any UploadsRepoType
    public let drafts: any DraftsRepoType
    public let live: LiveUpdates

    private var subscriptions: Set<AnyCancellable> = []

    /// - Parameters:
    ///   - viewer: The person who has signed in.
    ///   - store: That person's; the same one for all of the person's sessions.
    ///   - likes: Whether likes are asked for and shown: at once, then after each change.
    public init(
        viewer: Viewer,
        api: any APISessionType,
        account: any AccountRepoType,
        store: any PersistentDataStore = InMemoryDataStore(),
        likes: AnyPublisher<Bool, Never>,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        let moments = MomentsRepo(viewer: viewer.userDetails, api: api, store: store, likes: likes)
        let comments = CommentsRepo(api: api, moments: moments, likes: likes)
        let friends = FriendsRepo(api: api, store: store)
        let notifications = NotificationsRepo(api: api, unreadCount: viewer.unreadNotificationCount)
        self.account = account
        self.moments = moments
        self.comments = comments
        self.friends = friends
        self.notifications = notifications
        uploads = UploadsRepo(api: api)
        drafts = DraftsRepo(api: api, clock: clock)
        live = LiveUpdates(
            api: api,
            clock: clock,
            receive: { change in
                await moments.apply(change)
                await comments.apply(change)
                await friends.apply(change)
                await notifications.apply(change)
                await account.apply(change)
            },
            catchUp: {
                // Whatever was missed, friends may have been among it, and that brings everything up to date.
                let change = LiveChange(.friends)
                await moments.apply(change)
                await comments.apply(change)
                await friends.apply(change)
                await notifications.apply(change)
            }
        )
        account.account.compactMap(\.viewer?.userDetails)
            .filter { $0.id == viewer.id }
            .sink { [moments] details in moments.viewer = details }
            .store(in: &subscriptions)
    }
}
