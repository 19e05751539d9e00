/// The state of all workers, sent by the supervisor to each of them after every change.
struct ServiceState: Codable, Equatable, Sendable {
    struct Worker: Codable, Equatable, Sendable {
        enum Phase: String, Codable, Sendable {
            case starting
            /// Accepts any session.
            case serving
            /// Idle, ready for one session.
            case spare
            /// Serves one session.
            case occupied
            /// Finishes its requests and exits.
            case stopping
        }

        var id: WorkerID
        /// The index of its notes; see ``WorkerNotes``.
        var place = 0
        var phase: Phase

        var isServing: Bool { phase == .serving }
    }

    /// A role whose workers exit soon after they start.
    struct Failing: Codable, Equatable, Sendable {
        /// Nil for workers of one session.
        var slot: Int?
        /// The number of consecutive workers that ended this way.
        var failures: Int
        /// Seconds between the last end and the next start.
        var delay: Double
    }

    var workers: [Worker] = []
    var failing: [Failing] = []
    /// The origins of sessions whose resumption crashed a worker, in hexadecimal digits; the newest last.
    var condemned: [String] = []
    /// Whether the service stops soon, though it serves. Nil from a supervisor of an earlier version.
    var isStopping: Bool?

    /// Returns the text of `/healthz`.
    func health(slots: Int) -> String {
        guard !failing.isEmpty else { return "ok" }
        let serving = workers.count { $0.isServing }
        let reasons = failing.map { failing in
            "\(failing.slot.map { "worker \($0)" } ?? "a spare worker") has ended \(failing.failures) times in a row, restarts after \(failing.delay) s"
        }
        return "degraded: \(serving) of \(slots) workers serve; " + reasons.joined(separator: "; ")
    }
}

/// A message from a worker to its supervisor.
enum WorkerMessage: String, Codable, Sendable {
    /// The worker is serving.
    case ready
    /// The spare worker has received its session.
    case occupied
}
