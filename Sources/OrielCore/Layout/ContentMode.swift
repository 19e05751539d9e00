/// The way content with an aspect ratio fits a space with a different one.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// As large as possible, entirely inside the space.
    case fit
    /// As small as possible, covering the whole space.
    case fill
}
