/// The limits of one request, in process and over HTTP.
enum RequestLimits {
    /// The time limit.
    static let time = Duration.seconds(30)
    /// The maximum cost of its fields: several times that of the whole timeline with everything around it.
    static let cost = 50_000
    /// The maximum body of an HTTP request in bytes: the longest moment in its longest encoding, with a margin.
    static let bodyBytes = 256 << 10
}
