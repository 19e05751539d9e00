import Synchronization

/// The news of one request for the pages of this process, held until the request has its response.
///
/// News wakes pages, which all read at once. If they received it when the transaction commits, they would be in front
/// of the reads of the response, in the queues of threads and of connections.
final class HeldNews: Sendable {
    /// The news of the mutation that the task performs; nil for other work, whose news is not held.
    @TaskLocal static var current: HeldNews?

    /// Nil after the release.
    private let deliveries = Mutex<[@Sendable () -> Void]?>([])

    /// Calls a function at the release; at once if that was before.
    func hold(_ delivery: @escaping @Sendable () -> Void) {
        let isReleased = deliveries.withLock { deliveries in
            deliveries?.append(delivery)
            return deliveries == nil
        }
        if isReleased { delivery() }
    }

    /// Calls the functions in the order in which they came.
    func release() {
        let held = deliveries.withLock { deliveries in
            defer { deliveries = nil }
            return deliveries
        }
        for delivery in held ?? [] { delivery() }
    }
}
