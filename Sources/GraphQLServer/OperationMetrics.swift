import Metrics
import Synchronization

/// Metrics for operations: their number, duration and outcome.
///
/// Clients choose the operation names, so only the first 200 names have their own metrics. This bounds the memory that
/// a client can use by inventing names.
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
