import Logging
import MomentsFoundations
import ServiceLifecycle

/// A service that reads toggles from a source in intervals, as long as the server runs.
///
/// If a reading fails, the last toggles stay, and the log gets the reason once, until it changes.
actor TogglesRefresher: Service {
    private let source: any TogglesSource
    private let toggles: RefreshedToggles
    private let interval: Duration
    private let logger: Logger
    private let random: @Sendable () -> Double
    private let wait: @Sendable (Duration) async throws -> Void
    /// The reason why the last reading failed; nil if it succeeded.
    private var failure: String?
    /// The unknown names that the log has.
    private var reported: [String] = []

    /// - Parameters:
    ///   - toggles: Receives the toggles.
    ///   - interval: The mean time between two readings. Each pause is up to a tenth shorter or longer, so that the
    ///     workers of many servers do not ask at the same time.
    ///   - random: Returns a number from 0 to 1.
    ///   - wait: Returns after a time, and throws when the task is cancelled.
    init(
        _ source: any TogglesSource,
        toggles: RefreshedToggles,
        interval: Duration,
        logger: Logger,
        random: @escaping @Sendable () -> Double = { Double.random(in: 0...1) },
        wait: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) {
        self.source = source
        self.toggles = toggles
        self.interval = interval
        self.logger = logger
        self.random = random
        self.wait = wait
    }

    func run() async throws {
        await cancelWhenGracefulShutdown { await self.refreshInIntervals() }
    }

    private func refreshInIntervals() async {
        while !Task.isCancelled {
            do {
                try await wait(interval * (0.9 + 0.2 * random()))
            } catch {
                // Only cancellation ends a pause early.
                return
            }
            await refresh()
        }
    }

    /// Reads the source once.
    func refresh() async {
        do {
            if let document = try await source.read() { await show(document) }
            if failure != nil { logger.notice("The toggles can be read again") }
            failure = nil
        } catch is CancellationError {
            return
        } catch {
            let reason = "\(error)"
            if reason != failure {
                logger.warning("The toggles cannot be read; the last ones stay", metadata: ["reason": "\(reason)"])
            }
            failure = reason
        }
    }

    private func show(_ document: TogglesDocument) async {
        if !document.unknown.isEmpty, document.unknown != reported {
            let names = document.unknown.joined(separator: ", ")
            logger.warning("Unknown toggles are ignored", metadata: ["names": "\(names)"])
        }
        reported = document.unknown
        await toggles.show(document.toggles)
    }
}
