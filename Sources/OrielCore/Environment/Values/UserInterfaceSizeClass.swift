/// The space available along an axis.
@frozen public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact
    case regular
}
