import MomentsModel
import SwiftUI

extension MomentsTimelineViewModel {
    /// A moment of the timeline, for the page that is about it; nil where the timeline does not know it.
    ///
    /// What the page writes, the timeline shows; where it writes nil, the moment leaves the timeline.
    public func binding(to id: MomentID) -> Binding<Moment?> {
        Binding { [weak self] in
            self?.moment(id)
        } set: { [weak self] moment in
            if let moment { self?.update(moment) } else { self?.remove(id) }
        }
    }
}
