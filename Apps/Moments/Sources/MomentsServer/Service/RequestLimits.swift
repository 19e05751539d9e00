/// What one request may ask for, whichever way it comes.
enum RequestLimits {
    /// How long it is worked on.
    static let time = Duration.seconds(30)
    /// By the prices of its fields: several times the whole timeline with everything around it.
    static let cost = 50_000
    /// Bytes of a request over HTTP: the longest moment in the longest way to write it, and some more.
    static let bodyBytes = 256 << 10
}
