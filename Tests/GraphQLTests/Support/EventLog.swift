import Synchronization

/// A log of events, in order.
final class EventLog: Sendable {
    private let list = Mutex<[String]>([])

    func add(_ event: String) { list.withLock { $0.append(event) } }

    var events: [String] { list.withLock { $0 } }
}
