internal import Foundation
internal import Synchronization

/// What the dashboard shows of one worker.
struct WorkerFigures: Codable, Sendable {
    /// One session. It has no content of the page, and no address of a client.
    struct Session: Codable, Sendable, Equatable {
        /// `waiting`, `detached` or `attached`.
        var presence: String
        /// Seconds since the last input or connection.
        var idle: Int
        var isSignedIn: Bool
    }

    /// The most sessions that are listed.
    static let sessionLimit = 100
    /// The most views that are listed.
    private static let viewLimit = 50

    var process: Int32
    /// Seconds since the start of the process.
    var uptime: Int
    /// The memory of the process in bytes; 0 if the system does not say.
    var memory: Int
    var sessionCount: Int
    var sessions: [Session]
    /// The views whose bodies took the most time.
    var views: [ViewFigures.Figure]
    /// The metrics of the process in Prometheus' text format.
    var metrics: String

    private static let began = ContinuousClock.now

    /// Notes the start of the process.
    static func begin() { _ = began }

    /// The figures of this process.
    static func current(
        registry: PrometheusRegistry,
        views: ViewFigures,
        standings: [SessionStanding]
    ) -> WorkerFigures {
        let now = ContinuousClock.now
        return WorkerFigures(
            process: getpid(),
            uptime: Int((now - began).components.seconds),
            memory: residentBytes,
            sessionCount: standings.count,
            sessions: standings.prefix(sessionLimit).map { Session($0, now: now) },
            views: views.slowest(viewLimit),
            metrics: registry.text()
        )
    }

    /// The memory that the process occupies, from the second number of `statm`, in pages.
    private static var residentBytes: Int {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
        let numbers = text.split(separator: " ")
        return numbers.count > 1 ? (Int(numbers[1]) ?? 0) * Int(getpagesize()) : 0
    }
}

extension WorkerFigures.Session {
    init(_ standing: SessionStanding, now: ContinuousClock.Instant) {
        presence =
            switch standing.presence {
            case .waiting: "waiting"
            case .detached: "detached"
            case .attached: "attached"
            }
        idle = max(0, Int((now - standing.lastInput).components.seconds))
        isSignedIn = standing.isSignedIn
    }
}

/// What the dashboard shows of a server.
struct ServerFigures: Encodable, Sendable {
    var workers: [WorkerFigures]
    /// The views of all workers, those that took the most time first.
    var views: [ViewFigures.Figure]
    /// The sums of counters and gauges, by their names.
    var metrics: [String: Double]

    init(_ workers: [WorkerFigures]) {
        views = ViewFigures.sum(workers.map(\.views))
        var sums: [String: Double] = [:]
        for line in PrometheusText.sum(workers.map(\.metrics)).split(separator: "\n") where !line.hasPrefix("#") {
            guard let space = line.lastIndex(of: " "), let value = Double(line[line.index(after: space)...]) else {
                continue
            }
            sums[String(line[..<space])] = value
        }
        metrics = sums
        self.workers = workers.map { worker in
            var worker = worker
            worker.metrics = ""
            worker.views = []
            return worker
        }
    }
}
