import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// The view models of a list's moments. Those of known moments are reused, so that their rows are not rebuilt.
@MainActor
public final class MomentItems {
    private let make: @MainActor (Moment) -> MomentListItemViewModel
    private var known: [MomentID: MomentListItemViewModel] = [:]

    /// Creates a list without moments; see ``MomentListItemViewModel`` for the parameters.
    public init(
        repo: any MomentsRepoType,
        friends: any FriendsRepoType,
        privacy: any PrivacyRepoType,
        reports: any ReportsRepoType,
        toggles: any TogglesDataStoreType,
        tracking: any TrackingRepoType
    ) {
        make = { moment in
            MomentListItemViewModel(
                moment: moment,
                repo: repo,
                friends: friends,
                privacy: privacy,
                reports: reports,
                toggles: toggles,
                tracking: tracking
            )
        }
    }

    /// Returns the view models of some moments, and forgets those of all others.
    public func items(for moments: [Moment]) -> [MomentListItemViewModel] {
        let old = known
        known = [:]
        return moments.map { moment in
            let item = old[moment.id] ?? make(moment)
            item.update(moment)
            known[moment.id] = item
            return item
        }
    }
}
