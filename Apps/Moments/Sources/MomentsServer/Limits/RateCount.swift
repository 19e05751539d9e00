/// One thing done that a rate limits.
public struct RateCount: Codable, Equatable, Sendable {
    let key: RateKey
    let rate: Rate
}
