/// Counts connections and decides which to accept.
struct ConnectionTable: Sendable {
    /// The reason a connection is refused. The raw value is a label in the metrics.
    enum Refusal: String, Sendable {
        case tooMany = "connections"
        case tooManyOfAddress = "connections_per_address"
    }

    enum Verdict: Equatable, Sendable {
        case accepted
        /// Answer the connection, then close it.
        case refused(Refusal)
        /// Close the connection immediately: too many are being refused already.
        case dropped(Refusal)
    }

    let limits: ConnectionLimits
    /// The number of open accepted connections.
    private(set) var count = 0
    /// The number of open refused connections.
    private(set) var refusedCount = 0
    private var countByAddress: [String: Int] = [:]

    init(limits: ConnectionLimits) { self.limits = limits }

    /// Decides about a new connection.
    func verdict(for address: String) -> Verdict {
        guard let refusal = refusal(for: address) else { return .accepted }
        return refusedCount < limits.maximumRefused ? .refused(refusal) : .dropped(refusal)
    }

    /// Decides about a new connection and counts it.
    mutating func open(from address: String) -> Verdict {
        let verdict = verdict(for: address)
        switch verdict {
        case .accepted:
            count += 1
            countByAddress[address, default: 0] += 1
        case .refused: refusedCount += 1
        case .dropped: break
        }
        return verdict
    }

    /// Stops counting a closed connection.
    ///
    /// - Parameter verdict: The result of ``open(from:)``.
    mutating func close(from address: String, _ verdict: Verdict) {
        switch verdict {
        case .accepted:
            count -= 1
            let remaining = countByAddress[address, default: 1] - 1
            countByAddress[address] = remaining > 0 ? remaining : nil
        case .refused: refusedCount -= 1
        case .dropped: break
        }
    }

    /// Limits an address also to half of the free connections, so a few addresses cannot take all of them. The fewer
    /// are free, the fewer each gets, and an address without connections gets one of the last.
    private func refusal(for address: String) -> Refusal? {
        let free = limits.maximum - count
        guard free > 0 else { return .tooMany }
        guard let maximum = limits.maximumPerAddress else { return nil }
        return countByAddress[address, default: 0] < min(maximum, (free + 1) / 2) ? nil : .tooManyOfAddress
    }
}
