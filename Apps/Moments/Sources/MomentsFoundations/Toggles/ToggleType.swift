/// Something of the app that can be on or off.
public protocol ToggleType: Hashable, Sendable {
    /// The name by which it is registered, set by a host and remembered for a person.
    var key: String { get }
}

/// What depends on how the program was built. Nobody can change it while the program runs.
public enum BuildTargetToggle: String, ToggleType, CaseIterable {
    /// Built for those who write it.
    case debug
    /// Built for those who try it out before others.
    case `internal`

    public var key: String { "build.\(rawValue)" }
}

/// Features that are still being tried.
public enum InternalToggle: String, ToggleType, CaseIterable {
    /// Whether moments show who likes them, and can be liked.
    case isLikeButtonForMomentEnabled

    public var key: String { "internal.\(rawValue)" }
}
