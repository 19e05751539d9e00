/// How content with an aspect ratio takes a space of another one.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// As large as possible with all of it inside.
    case fit
    /// As small as possible with nothing left free.
    case fill
}
