import Account
import Combine
import Friends
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import Notifications
import Timeline

/// The services of the signed-in person, released at sign-out.
@MainActor
final class PersonServices {
    let viewer: Viewer
    let repos: Repositories
    let profile: UserProfileListItemViewModel
    /// Lives until sign-out, so that the timeline keeps its state when the person returns to its tab.
    let timeline: MomentsTimelineViewModel

    /// Lives until sign-out, because it publishes the unread count.
    let notifications: NotificationsListViewModel

    /// What the browser shows while the app is closed; nil if the host sends nothing.
    let push: PushViewModel?

    /// The way to the administration, which only moderators and admins see.
    let administration: AdministrationEntryViewModel

    private unowned let app: AppServices
    /// The task that receives live changes. Not a view's task: rendering a first page waits for those, and this one runs until
    /// sign-out.
    private let following: Task<Void, Never>
    private let renewing: Task<Void, Never>
    /// Has texts in one language, so it is recreated when the language changes.
    private var friendsList: (language: AppLanguage, viewModel: FriendsListViewModel)?

    init(viewer: Viewer, app: AppServices) {
        self.viewer = viewer
        self.app = app
        let repos = Repositories(
            viewer: viewer,
            api: app.api,
            account: app.account,
            store: app.host.dataStore(viewer.id),
            outboxStorage: app.host.outboxStorage(viewer.id),
            likes: app.toggles.publisher(for: InternalToggle.isLikeButtonForMomentEnabled),
            opensTimeline: app.host.firstPath == "/",
            turns: .ofProcess
        )
        self.repos = repos
        profile = UserProfileListItemViewModel(
            user: viewer.userDetails,
            updates: app.account.account.compactMap(\.viewer?.userDetails).eraseToAnyPublisher()
        )
        timeline = MomentsTimelineViewModel(
            profile: profile,
            repo: repos.moments,
            account: app.account,
            friends: repos.friends,
            privacy: repos.privacy,
            reports: repos.reports,
            outbox: repos.outbox,
            toggles: app.toggles,
            tracking: app.tracking
        )
        notifications = NotificationsListViewModel(
            repo: repos.notifications,
            friends: repos.friends,
            tracking: app.tracking,
            localizer: app.appModel.localizer
        )
        push = app.makePush()
        administration = AdministrationEntryViewModel(account: app.account, repo: repos.administration)
        // Not a view's task either: a first page has no browser yet that could answer.
        renewing = Task { [push] in await push?.renew() }
        // The main actor is building the page that waits for the timeline.
        following = Task { @concurrent [live = repos.live] in await live.run() }
    }

    deinit {
        following.cancel()
        renewing.cancel()
    }

    /// The view model of the viewer's friends, in the app's language.
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
