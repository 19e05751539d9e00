import Logging

/// A warning or an error about an app's use of the graph.
package struct GraphIssue: Sendable, Hashable, CustomStringConvertible {
    package enum Severity: String, Sendable {
        case warning
        case error
    }

    package let severity: Severity
    package let message: String

    package var description: String { "\(severity.rawValue): \(message)" }

    private static let logger = Logger(label: "oriel.graph")

    func log() {
        switch severity {
        case .warning: Self.logger.warning("\(message)")
        case .error: Self.logger.error("\(message)")
        }
    }

    /// Reports to the graph evaluating on this thread, or to the log if there is none.
    static func report(_ severity: Severity, _ message: @autoclosure () -> String) {
        let message = message()
        if let graph = Evaluation.graph {
            withMainActorUnchecked { graph.report(severity, message) }
        } else {
            GraphIssue(severity: severity, message: message).log()
        }
    }
}
