/// The way content with an aspect ratio is fitted into a space with a different ratio.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// As large as possible, entirely inside the space.
    case fit
    /// As small as possible, covering the whole space.
    case fill
}
