import Logging

/// Writes the timelines that publications have left: after each of this process, and now and then those of processes that have ended.
struct TimelineSpreader: Sendable {
    /// The timelines of one transaction, which takes about two milliseconds. Publications wait for it.
    static let batch = 100
    /// How often to look for what other processes have left.
    static let interval = Duration.seconds(30)

    private let store: any MomentStore
    private let sleep: @Sendable (Duration) async throws -> Void
    private let logger: Logger

    init(store: any MomentStore, clock: some Clock<Duration>, logger: Logger) {
        self.store = store
        self.logger = logger
        sleep = { try await clock.sleep(for: $0) }
    }

    /// Looks at once, then after publications and at each interval, until the task is cancelled. Failures are logged, and retried at the next
    /// look.
    func run() async {
        let publications = store.waitingTimelines()
        let (looks, look) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        look.yield()
        await withTaskGroup(of: Void.self) { group in
            group.addTask { for await _ in publications { look.yield() } }
            group.addTask {
                // A sleep fails only if the task is cancelled.
                while (try? await sleep(Self.interval)) != nil { look.yield() }
            }
            for await _ in looks { await once() }
            group.cancelAll()
        }
    }

    func once() async {
        do {
            while !Task.isCancelled, try await store.spreadTimelines(upTo: Self.batch) {}
        } catch is CancellationError {
            // What is left is written by another process, or after the next start.
        } catch {
            logger.error("Writing timelines failed.", metadata: ["error": "\(error)"])
        }
    }
}
