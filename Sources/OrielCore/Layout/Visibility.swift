/// The visibility of a part of the interface.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
    /// The element decides, by platform and position.
    case automatic
    case visible
    case hidden
}
