/// The visibility of a part of the interface.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
    /// The visibility depends on the element, the platform and the position.
    case automatic
    case visible
    case hidden
}
