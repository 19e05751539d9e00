/// The audience of a build.
public enum BuildTarget: Sendable, CaseIterable {
    case debug
    case `internal`
    case production

    #if DEBUG
    public static let current = BuildTarget.debug
    #elseif INTERNAL
    public static let current = BuildTarget.internal
    #else
    public static let current = BuildTarget.production
    #endif
}
