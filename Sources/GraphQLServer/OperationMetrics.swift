import Metrics
import Synchronization

/// How often operations were asked for, how long they took, and how they ended.
///
/// Operations are called what clients call them, so only the first names get figures of their own: a client that makes up
/// ever new ones cannot fill the memory.
final class OperationMetrics: Sendable {
    private static let maximumNames = 200

    private let names = Mutex<Set<String>>([])

    /// - Parameter outcome: `ok`, `partial` for data with errors, or `refused`.
    func record(operation name: String?, outcome: String, duration: Duration) {
        let dimensions = [("operation", known(name)), ("outcome", outcome)]
        Counter(label: "graphql_requests_total", dimensions: dimensions).increment()
        let (seconds, attoseconds) = duration.components
        Timer(label: "graphql_request_duration", dimensions: dimensions)
            .recordNanoseconds(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    }

    private func known(_ name: String?) -> String {
        guard let name else { return "anonymous" }
        return names.withLock { names in
            if names.contains(name) { return name }
            guard names.count < Self.maximumNames, name.utf8.count <= 100 else { return "other" }
            names.insert(name)
            return name
        }
    }
}
