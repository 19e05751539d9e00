import MomentsModel

/// Sends a draft to the server while it is being written.
///
/// The first change is sent at once, later ones at most every 300 milliseconds, always the newest: a server writes each to its
/// disk, and a process that ends takes no more than that. The saver keeps itself alive until the newest has arrived, since pages
/// close while something is under way.
@MainActor
final class DraftSaver<Draft: Equatable & Sendable> {
    static var interval: Duration { .milliseconds(300) }
    /// How often a draft is sent before its failure is reported. The waits double, so this takes about ten seconds.
    static var attempts: Int { 6 }

    /// The newest draft as long as the server does not have it.
    private(set) var unsent: Draft?
    private var saved: Draft?
    private var isRunning = false
    private let clock: any Clock<Duration>
    private let send: (Draft) async throws -> Void
    private let report: (RepoError) -> Void

    init(
        clock: any Clock<Duration>,
        send: @escaping (Draft) async throws -> Void,
        report: @escaping (RepoError) -> Void
    ) {
        self.clock = clock
        self.send = send
        self.report = report
    }

    func save(_ draft: Draft) {
        guard draft != unsent ?? saved else { return }
        unsent = draft
        guard !isRunning else { return }
        isRunning = true
        Task { await run() }
    }

    /// Notes what the server has, so that it is not sent back.
    func noteSaved(_ draft: Draft) { saved = draft }

    private func run() async {
        var failures = 0
        while let draft = unsent {
            do {
                try await send(draft)
                failures = 0
                saved = draft
                if unsent == draft { unsent = nil }
            } catch {
                failures += 1
                let error = RepoError(error)
                guard let error, error.isTemporary, failures < Self.attempts else {
                    // The next change sends everything again.
                    if let error { report(error) }
                    break
                }
            }
            await pause(Self.interval * (1 << failures))
        }
        isRunning = false
    }

    private func pause(_ duration: Duration) async {
        do {
            try await clock.sleep(for: duration)
        } catch {
            // Nobody cancels the task.
        }
    }
}

extension RepoError {
    fileprivate var isTemporary: Bool {
        switch kind {
        case .unavailable, .limited: true
        default: false
        }
    }
}
