import MomentCards
import MomentsModel

/// The view models of a list's moments. Those of known moments are reused, so that their rows are not rebuilt.
@MainActor
final class MomentItems {
    private let make: @MainActor (Moment) -> MomentListItemViewModel
    private var known: [MomentID: MomentListItemViewModel] = [:]

    init(make: @escaping @MainActor (Moment) -> MomentListItemViewModel) {
        self.make = make
    }

    /// Returns the view models of some moments, and forgets those of all others.
    func items(for moments: [Moment]) -> [MomentListItemViewModel] {
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
