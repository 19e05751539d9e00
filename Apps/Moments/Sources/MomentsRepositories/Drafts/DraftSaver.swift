import MomentsModel

/// A saver that sends a draft to the server while the viewer edits it.
///
/// The first change is sent at once. Later changes are sent at most every 300 milliseconds, only the newest one: the server
/// writes each to disk, and a process that terminates loses at most one interval of typing. The task retains the saver until the
/// newest draft is saved, because a page may close while a request is pending.
@MainActor
final class DraftSaver<Draft: Equatable & Sendable> {
    static var interval: Duration { .milliseconds(300) }
    /// The number of failed attempts before the error is reported. The delay doubles, so this takes about 19 seconds.
    static var attempts: Int { 6 }

    /// The newest draft the server does not have yet; nil if it has all.
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

    /// Sends the draft again that the server could not take.
    func retry() {
        guard unsent != nil, !isRunning else { return }
        isRunning = true
        Task { await run() }
    }

    /// Records the server's draft, which therefore need not be sent.
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
                    // The next change resends the whole draft.
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
            // Unreachable: the task is never cancelled.
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
