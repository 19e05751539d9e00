import Combine

/// A receiver of live changes, active while `run()` runs.
///
/// It reads the subscription of changes. After a lost connection it retries with increasing delays and, once the server
/// has begun the new subscription, calls `catchUp`, because the server does not resend missed changes. If the transport
/// does not support streams, it polls every 15 seconds by default. The subscription is opened and read outside the main actor, so that
/// it begins while the main actor is busy; changes are applied on it.
@MainActor
public final class LiveUpdates<Changes: APISubscription> {
    public typealias Change = Changes.Output

    public typealias Status = LiveUpdatesStatus

    private let changes: Changes
    private let isStart: @Sendable (Change) -> Bool
    private let didStart: @Sendable () -> Void
    private let api: any APIClientType
    private let clock: any Clock<Duration>
    private let pollInterval: Duration
    private let receive: @MainActor (Change) async -> Void
    private let catchUp: @MainActor () async -> Void
    private let statusSubject = CurrentValueSubject<Status, Never>(.stopped)

    /// - Parameters:
    ///   - isStart: Returns whether a change only says that the subscription has begun.
    ///   - didStart: Called outside the main actor when the subscription has begun: what is read from then on is kept up to date.
    ///   - receive: Applies a change; the next one is read after it returns.
    ///   - catchUp: Refreshes all displayed data.
    public init(
        _ changes: Changes,
        api: any APIClientType,
        clock: any Clock<Duration> = ContinuousClock(),
        pollInterval: Duration = .seconds(15),
        isStart: @escaping @Sendable (Change) -> Bool,
        didStart: @escaping @Sendable () -> Void = {},
        receive: @escaping @MainActor (Change) async -> Void,
        catchUp: @escaping @MainActor () async -> Void
    ) {
        self.changes = changes
        self.isStart = isStart
        self.didStart = didStart
        self.api = api
        self.clock = clock
        self.pollInterval = pollInterval
        self.receive = receive
        self.catchUp = catchUp
    }

    /// The current way of receiving changes.
    public var status: AnyPublisher<Status, Never> { statusSubject.eraseToAnyPublisher() }

    /// Receives changes until the task is cancelled or the sign-in ends.
    public nonisolated func run() async {
        await readAndReconnect()
        await set(.stopped)
    }

    private nonisolated func readAndReconnect() async {
        var attempts = 0
        while !Task.isCancelled {
            guard let changes = api.events(changes) else { return await poll() }
            do {
                // Not awaited before the first change: the main actor may be building a page.
                async let isLive: Void = set(.live)
                for try await change in changes {
                    if isStart(change) { didStart() }
                    await isLive
                    if isStart(change), attempts > 0 {
                        await catchUp()
                    } else {
                        if !isStart(change) { attempts = 0 }
                        await receive(change)
                    }
                }
            } catch let error as APIError where error.isUnauthenticated {
                // `APIClient` has already called its expiration handler.
                return
            } catch {
                // Every other error is handled by reconnecting.
            }
            guard !Task.isCancelled else { return }
            await set(.waiting)
            attempts += 1
            guard await sleep(Self.delay(before: attempts)) else { return }
        }
    }

    /// Returns 1 second for the first attempt, doubled for each later one, up to 30 seconds.
    public nonisolated static func delay(before attempt: Int) -> Duration {
        .seconds(min(1 << min(attempt - 1, 5), 30))
    }

    private nonisolated func poll() async {
        await set(.polling)
        while await sleep(pollInterval) { await catchUp() }
    }

    /// - Returns: False if the task was cancelled.
    private nonisolated func sleep(_ duration: Duration) async -> Bool {
        do {
            try await clock.sleep(for: duration)
            return true
        } catch {
            return false
        }
    }

    private func set(_ status: Status) {
        if statusSubject.value != status { statusSubject.value = status }
    }
}

/// How changes are received now.
public enum LiveUpdatesStatus: Equatable, Sendable {
    case stopped
    /// Changes arrive as they happen.
    case live
    /// The transport does not support streams: `catchUp` is called at each poll interval.
    case polling
    /// The connection was lost; the next attempt is scheduled.
    case waiting
}
