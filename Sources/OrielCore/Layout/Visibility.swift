/// Whether a part of the interface shows.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
    /// The element decides, by platform and place.
    case automatic
    case visible
    case hidden
}
