import MomentsModel

/// What the figures of a day count.
public enum FiguresMeasure: CaseIterable, Sendable {
    case people
    case activePeople
    case moments
    case comments
    case likes
    case signUps
    case photoBytes
    case reports

    /// Whether the number is what there is at the end of a day, instead of what happened on it.
    public var isStock: Bool { self == .people || self == .photoBytes }

    /// Whether numbers of several days can be added; a person may be seen on each of them.
    public var isSum: Bool { !isStock && self != .activePeople }

    /// Returns the number of a day; nil if it is not known.
    public func value(of day: DailyFigures) -> Int? {
        switch self {
        case .people: day.people
        case .activePeople: day.activePeople
        case .moments: day.moments
        case .comments: day.comments
        case .likes: day.likes
        case .signUps: day.signUps
        case .photoBytes: day.photoBytes
        case .reports: day.reports
        }
    }
}
