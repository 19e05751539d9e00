import Foundation
import MomentsModel

/// What a list of moments beside the timeline has.
enum MomentListKey: Hashable, Sendable {
    case person(PersonID)
    case month(PersonMonth)
    /// The viewer's moments of earlier years on this day.
    case onThisDay(timeZone: String)

    /// Whether the list is kept while nothing shows it. There are many months, and each would be loaded again after a
    /// change.
    var isKept: Bool {
        switch self {
        case .person: true
        case .month, .onThisDay: false
        }
    }

    /// Whether a moment that was published now belongs into the list.
    func takes(_ moment: Moment) -> Bool {
        switch self {
        case .person(let person): moment.userDetails.id == person
        case .month(let month): moment.userDetails.id == month.person && month.contains(moment)
        case .onThisDay: false
        }
    }
}

extension PersonMonth {
    fileprivate func contains(_ moment: Moment) -> Bool {
        TimeZone(identifier: timeZone).map { MonthOfYear(of: moment.createdDate, in: $0) } == month
    }
}
