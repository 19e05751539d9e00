import MomentsModel
import SwiftUI

extension MomentsTimelineViewModel {
    /// Returns a binding to a moment of the timeline, for the moment's page; nil if the timeline does not contain it.
    ///
    /// Writes by the page update the timeline; writing nil removes the moment from it.
    public func binding(to id: MomentID) -> Binding<Moment?> {
        Binding { [weak self] in
            self?.moment(id)
        } set: { [weak self] moment in
            if let moment { self?.update(moment) } else { self?.remove(id) }
        }
    }
}
