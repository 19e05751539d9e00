import Combine
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// The view models of a list's moments. Those of known moments are reused, so that their rows are not rebuilt.
@MainActor
public final class MomentItems {
    private let make: @MainActor (Moment, _ showsLikes: Bool) -> MomentListItemViewModel
    private var known: [MomentID: MomentListItemViewModel] = [:]
    private var showsLikes: Bool
    /// Follows the toggle of likes for all of them.
    private var subscription: AnyCancellable?

    /// Creates a list without moments; see ``MomentListItemViewModel`` for the parameters.
    public init(
        repo: any MomentsRepoType,
        friends: any FriendsRepoType,
        privacy: any PrivacyRepoType,
        reports: any ReportsRepoType,
        toggles: any TogglesDataStoreType,
        tracking: any TrackingRepoType
    ) {
        make = { moment, showsLikes in
            MomentListItemViewModel(
                moment: moment,
                showsLikes: showsLikes,
                repo: repo,
                friends: friends,
                privacy: privacy,
                reports: reports,
                tracking: tracking
            )
        }
        showsLikes = toggles.isToggleOn(InternalToggle.isLikeButtonForMomentEnabled)
        subscription = toggles.publisher(for: InternalToggle.isLikeButtonForMomentEnabled).sink { [weak self] in
            self?.show(likes: $0)
        }
    }

    private func show(likes: Bool) {
        showsLikes = likes
        for item in known.values { item.show(likes: likes) }
    }

    /// Returns the view models of some moments, and forgets those of all others.
    public func items(for moments: [Moment]) -> [MomentListItemViewModel] {
        let old = known
        known = [:]
        return moments.map { moment in
            let item = old[moment.id] ?? make(moment, showsLikes)
            item.update(moment)
            known[moment.id] = item
            return item
        }
    }
}
