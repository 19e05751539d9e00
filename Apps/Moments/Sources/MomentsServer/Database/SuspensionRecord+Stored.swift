import Foundation

/// A suspension as the columns `suspended_until` and `suspension_reason` have it. They keep one that is over until the next.
extension SuspensionRecord {
    /// The `suspended_until` of a suspension that staff end.
    private static let noEnd: Int64 = 1_000_000_000_000_000

    var storedUntil: Int64 { min(until?.milliseconds ?? Self.noEnd, Self.noEnd) }

    /// - Parameter now: Milliseconds since 1970.
    /// - Returns: Nil if there is no suspension, or it is over.
    init?(storedUntil: Int64?, reason: String, at now: Int64) {
        guard let storedUntil, storedUntil > now else { return nil }
        self.init(until: storedUntil < Self.noEnd ? Date(milliseconds: storedUntil) : nil, reason: reason)
    }
}
