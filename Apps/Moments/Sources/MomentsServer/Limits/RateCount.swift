/// A counted action, as sent to other processes.
public struct RateCount: Codable, Equatable, Sendable {
    let key: RateKey
    let rate: Rate
}
