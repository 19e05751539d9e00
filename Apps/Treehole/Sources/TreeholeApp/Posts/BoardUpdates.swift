import APIKit
import TreeholeAPI
import TreeholeModel

/// Reads the live changes of the board while `run()` runs.
///
/// After a lost connection it tries again with increasing delays and then calls `catchUp`, because the server does not repeat
/// what was missed. A transport without streams is polled.
@MainActor
struct BoardUpdates {
    let api: any APIClientType
    var clock: any Clock<Duration> = ContinuousClock()
    let receive: @MainActor (BoardChange) async -> Void
    let catchUp: @MainActor () async -> Void

    func run() async {
        var attempts = 0
        while !Task.isCancelled {
            guard let changes = api.events(BoardChangesOperation()) else { return await poll() }
            do {
                for try await change in changes {
                    if change.kind == .subscribed, attempts > 0 { await catchUp() }
                    if change.kind != .subscribed {
                        attempts = 0
                        await receive(change)
                    }
                }
            } catch let error as APIError where error.isUnauthenticated {
                // `APIClient` has called its expiration handler.
                return
            } catch {
                // Every other error is handled by the next attempt.
            }
            attempts += 1
            guard await sleep(Self.delay(before: attempts)) else { return }
        }
    }

    /// Returns 1 second for the first attempt, doubled for each later one, up to 30 seconds.
    nonisolated static func delay(before attempt: Int) -> Duration { .seconds(min(1 << min(attempt - 1, 5), 30)) }

    private func poll() async {
        while await sleep(.seconds(15)) { await catchUp() }
    }

    /// - Returns: False if the task was cancelled.
    private func sleep(_ duration: Duration) async -> Bool {
        do {
            try await clock.sleep(for: duration)
            return true
        } catch {
            return false
        }
    }
}
