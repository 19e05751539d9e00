import Combine
import MomentsAPI
import MomentsModel

/// Follows what others do, for as long as it runs.
///
/// It reads the stream of changes. When the stream is lost it waits a little longer each time and begins again, and has
/// everything that shows asked for anew, since nobody tells what was missed. Without streams it asks every 15 seconds.
@MainActor
public final class LiveUpdates {
    public enum Status: Equatable, Sendable {
        case stopped
        /// Changes arrive as they happen.
        case live
        /// The transport has no streams: everything is asked for from time to time.
        case polling
        /// The connection was lost.
        case waiting
    }

    private let api: any APISessionType
    private let clock: any Clock<Duration>
    private let pollInterval: Duration
    private let receive: @MainActor (LiveChange) async -> Void
    private let catchUp: @MainActor () async -> Void
    private let statusSubject = CurrentValueSubject<Status, Never>(.stopped)

    /// - Parameters:
    ///   - receive: Takes over a change; the next one waits until it returns.
    ///   - catchUp: Asks anew for everything that shows.
    public init(
        api: any APISessionType,
        clock: any Clock<Duration> = ContinuousClock(),
        pollInterval: Duration = .seconds(15),
        receive: @escaping @MainActor (LiveChange) async -> Void,
        catchUp: @escaping @MainActor () async -> Void
    ) {
        self.api = api
        self.clock = clock
        self.pollInterval = pollInterval
        self.receive = receive
        self.catchUp = catchUp
    }

    /// How changes arrive now.
    public var status: AnyPublisher<Status, Never> { statusSubject.eraseToAnyPublisher() }

    /// Follows changes until the task is cancelled, or the sign-in has ended.
    public func run() async {
        defer { set(.stopped) }
        var attempts = 0
        while !Task.isCancelled {
            guard let changes = api.events(ChangesSession()) else { return await poll() }
            if attempts > 0 { await catchUp() }
            do {
                set(.live)
                for try await change in changes {
                    attempts = 0
                    await receive(change)
                }
            } catch let error as APISessionError where error.isUnauthenticated {
                // The session of the API has told everybody.
                return
            } catch {
                // Whatever the reason, all there is to do is to begin again.
            }
            guard !Task.isCancelled else { return }
            set(.waiting)
            attempts += 1
            guard await sleep(Self.delay(before: attempts)) else { return }
        }
    }

    /// One second, two, four, up to half a minute.
    static func delay(before attempt: Int) -> Duration { .seconds(min(1 << min(attempt - 1, 5), 30)) }

    private func poll() async {
        set(.polling)
        while await sleep(pollInterval) { await catchUp() }
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

    private func set(_ status: Status) {
        if statusSubject.value != status { statusSubject.value = status }
    }
}
