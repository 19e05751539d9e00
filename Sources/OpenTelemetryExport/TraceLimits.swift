/// The most that a span holds. More is counted and left out.
///
/// Source: OpenTelemetry's defaults, but for the length of texts, which it does not limit.
enum TraceLimits {
    static let attributes = 128
    static let events = 128
    static let links = 128
    /// Characters of a name, a key or a text.
    static let text = 1024
    /// Elements of a list.
    static let elements = 128
}
