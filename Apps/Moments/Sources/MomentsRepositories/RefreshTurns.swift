import Dispatch

/// Lets a few pages of a process at a time fetch and show what a change makes them refresh.
///
/// A change that many idle pages show rebuilds all of them. Without turns, most would be rebuilt before the first of
/// them has drawn itself and released its memory again, because the main queue takes its work in order.
@MainActor
public final class RefreshTurns {
    /// The turns of the pages of this process.
    public static let ofProcess = RefreshTurns()

    /// The most pages that refresh themselves at once.
    public static let count = 4

    private var free = RefreshTurns.count
    private var waiting: [CheckedContinuation<Void, Never>] = []

    public init() {}

    /// Runs `refresh` when it is its turn, in order of arrival. The turn ends when the page has drawn what it fetched.
    func take(_ refresh: () async -> Void) async {
        if free > 0 {
            free -= 1
        } else {
            await withCheckedContinuation { waiting.append($0) }
        }
        await refresh()
        // View models receive values in the next turn of the main queue, and a page is drawn in the one after it.
        await queueToRun()
        await queueToRun()
        if waiting.isEmpty {
            free += 1
        } else {
            waiting.removeFirst().resume()
        }
    }

    /// Waits until the main queue has run what it has now.
    private func queueToRun() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }
}
