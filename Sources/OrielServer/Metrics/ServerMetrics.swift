internal import CoreMetrics

/// The metrics of a server.
struct ServerMetrics: Sendable {
    /// Sessions of pages that were served, or mounted for a socket.
    let openedSessions: Counter
    let endedSessions: Counter
    /// Sessions that were evicted for others.
    let evictedSessions: Counter
    let sessions: Meter
    let openedSockets: Counter
    let sockets: Meter
    /// Accepted connections, both HTTP and sockets.
    let connections: Meter
    let sentFrames: Counter
    let sentBytes: Counter
    let receivedMessages: Counter
    let receivedBytes: Counter
    let droppedEvents: Drops
    /// Updates of views that changed what is on screen.
    let updates: Counter
    let patches: Counter
    /// Evaluations of nodes of view graphs, most of them bodies.
    let evaluations: Counter
    /// The time from the arrival of a message to the end of its handling.
    let eventLatency: Timer
    let renderTime: Timer
    let oversizeSnapshots: Counter
    let throttled: Counter
    let uploads: Counter
    /// 1 while this process serves. The sum is the number of workers that serve.
    let workers: Meter
    /// Connections handed over to another worker.
    let handedOver: Counter
    private let factory: any MetricsFactory

    /// One counter per reason.
    struct Drops: Sendable {
        private let counters: [EventDrop: Counter]

        init(factory: any MetricsFactory) {
            counters = Dictionary(
                uniqueKeysWithValues: EventDrop.allCases.map {
                    (
                        $0,
                        Counter(
                            label: "oriel_events_dropped_total",
                            dimensions: [("reason", $0.rawValue)],
                            factory: factory
                        )
                    )
                }
            )
        }

        subscript(_ drop: EventDrop) -> Counter {
            guard let counter = counters[drop] else { preconditionFailure("No counter for \(drop).") }
            return counter
        }
    }

    init(factory: any MetricsFactory) {
        func counter(_ label: String) -> Counter { Counter(label: label, factory: factory) }
        self.factory = factory
        openedSessions = counter("oriel_sessions_opened_total")
        endedSessions = counter("oriel_sessions_ended_total")
        evictedSessions = counter("oriel_sessions_evicted_total")
        sessions = Meter(label: "oriel_sessions", factory: factory)
        openedSockets = counter("oriel_sockets_opened_total")
        sockets = Meter(label: "oriel_sockets", factory: factory)
        connections = Meter(label: "oriel_connections", factory: factory)
        sentFrames = counter("oriel_frames_sent_total")
        sentBytes = counter("oriel_frame_bytes_sent_total")
        receivedMessages = counter("oriel_messages_received_total")
        receivedBytes = counter("oriel_message_bytes_received_total")
        droppedEvents = Drops(factory: factory)
        updates = counter("oriel_updates_total")
        patches = counter("oriel_patches_total")
        evaluations = counter("oriel_evaluations_total")
        eventLatency = Timer(label: "oriel_event_seconds", factory: factory)
        renderTime = Timer(label: "oriel_render_seconds", factory: factory)
        oversizeSnapshots = counter("oriel_snapshots_oversize_total")
        throttled = counter("oriel_sockets_throttled_total")
        uploads = counter("oriel_uploads_total")
        workers = Meter(label: "oriel_workers", factory: factory)
        handedOver = counter("oriel_connections_handed_over_total")
    }

    /// Counts an update of views: its patches, and the evaluations of nodes since the one before.
    func updated(patches count: Int, evaluations evaluationCount: Int) {
        updates.increment()
        patches.increment(by: count)
        evaluations.increment(by: evaluationCount)
    }

    func sent(_ frame: PageFrame) {
        sentFrames.increment()
        sentBytes.increment(by: frame.bytes.count)
    }

    /// Counts a refused page, socket, upload or connection.
    func refused(_ reason: String) {
        Counter(label: "oriel_refused_total", dimensions: [("reason", reason)], factory: factory).increment()
    }

    /// Counts an HTTP connection closed because it missed a deadline.
    func closedConnection(_ reason: String) {
        Counter(label: "oriel_connections_closed_total", dimensions: [("reason", reason)], factory: factory).increment()
    }

    /// Counts a socket closed by the server.
    func closed(_ reason: String) {
        Counter(label: "oriel_sockets_closed_total", dimensions: [("reason", reason)], factory: factory).increment()
    }
}
