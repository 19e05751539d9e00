/// Counts connections and decides which to accept.
struct ConnectionTable: Sendable {
    /// Why a connection is refused. The name is a label of the metrics.
    enum Refusal: String, Sendable {
        case tooMany = "connections"
        case tooManyOfAddress = "connections_per_address"
    }

    enum Verdict: Equatable, Sendable {
        case accepted
        /// To be answered, and closed.
        case refused(Refusal)
        /// To be closed at once: too many are being refused already.
        case dropped(Refusal)
    }

    let limits: ConnectionLimits
    /// Accepted connections that are open.
    private(set) var count = 0
    /// Refused connections that are still open.
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

    /// A connection has closed.
    ///
    /// - Parameter verdict: As ``open(from:)`` returned it.
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

    /// An address may also have at most half of the connections that are still free. So a few addresses cannot take all
    /// of them: the fewer are left, the fewer each gets, and an address without connections gets one of the last.
    private func refusal(for address: String) -> Refusal? {
        let free = limits.maximum - count
        guard free > 0 else { return .tooMany }
        guard let maximum = limits.maximumPerAddress else { return nil }
        return countByAddress[address, default: 0] < min(maximum, (free + 1) / 2) ? nil : .tooManyOfAddress
    }
}
