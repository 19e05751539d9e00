import ServerKit

extension RequestLimits {
    /// The cost is several times that of the whole timeline with everything around it; the body has room for the longest
    /// moment in its longest encoding.
    static let moments = RequestLimits(cost: 50_000, bodyBytes: 256 << 10)
}
