import Combine
import Friends
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import Notifications
import Timeline

/// What a session holds for the person who is signed in; it goes when they leave.
@MainActor
final class PersonServices {
    let viewer: Viewer
    let repos: Repositories
    /// Lives as long as the person is signed in: the timeline is where it was when they come back to its tab.
    let timeline: MomentsTimelineViewModel

    /// Lives as long as the person is signed in: it tells the app how much is unread.
    let notifications: NotificationsListViewModel

    private unowned let app: AppServices
    /// Follows what others do. No view's task: a first page waits for those, and this one ends with the person only.
    private let following: Task<Void, Never>
    /// Speaks one language, so it is made anew for another.
    private var friendsList: (language: AppLanguage, viewModel: FriendsListViewModel)?

    init(viewer: Viewer, app: AppServices) {
        self.viewer = viewer
        self.app = app
        let repos = Repositories(
            viewer: viewer,
            api: app.api,
            account: app.account,
            store: app.host.dataStore(viewer.id),
            likes: app.toggles.publisher(for: InternalToggle.isLikeButtonForMomentEnabled)
        )
        self.repos = repos
        timeline = MomentsTimelineViewModel(
            profile: UserProfileListItemViewModel(
                user: viewer.userDetails,
                updates: app.account.account.compactMap(\.viewer?.userDetails).eraseToAnyPublisher()
            ),
            repo: repos.moments,
            toggles: app.toggles,
            tracking: app.tracking
        )
        notifications = NotificationsListViewModel(
            repo: repos.notifications,
            friends: repos.friends,
            tracking: app.tracking,
            localizer: app.appModel.localizer
        )
        following = Task { [live = repos.live] in await live.run() }
    }

    deinit { following.cancel() }

    /// The viewer's friends, in the language of the app.
    var friends: FriendsListViewModel {
        if let friendsList, friendsList.language == app.appModel.language { return friendsList.viewModel }
        let viewModel = FriendsListViewModel(
            viewer: viewer.userDetails,
            repo: repos.friends,
            tracking: app.tracking,
            localizer: app.appModel.localizer
        )
        friendsList = (app.appModel.language, viewModel)
        return viewModel
    }
}
