/// A feature flag of the app.
public protocol ToggleType: Hashable, Sendable {
    /// The key for registration, host configuration and stored overrides.
    var key: String { get }
}

/// A toggle that depends on the build and cannot be changed at run time.
public enum BuildTargetToggle: String, ToggleType, CaseIterable {
    /// On in debug builds, for the app's developers.
    case debug
    /// On in debug and internal builds, for testers.
    case `internal`

    public var key: String { "build.\(rawValue)" }
}

/// A toggle for an experimental feature.
public enum InternalToggle: String, ToggleType, CaseIterable {
    /// Indicates whether moments show likes and can be liked.
    case isLikeButtonForMomentEnabled
    /// Indicates whether profiles and moments have the app's first look.
    case isClassicStyleEnabled
    /// Indicates whether avatars are circles; if not, they are squares with rounded corners.
    case isRoundedAvatarEnabled

    public var key: String { "internal.\(rawValue)" }

    /// The state if neither the person nor the host has set it.
    public var isOnByDefault: Bool { self == .isRoundedAvatarEnabled }
}
