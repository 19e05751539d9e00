internal import Foundation
internal import Logging
internal import NIOCore
internal import NIOPosix
internal import ServiceLifecycle
internal import Synchronization
internal import UnixSignals

/// Runs services until they are asked to stop, and then returns within the shutdown timeout.
///
/// A service group waits for each of its services. A request whose page never answers, because an endless loop blocks
/// the main actor, would keep the process running forever.
struct BoundedServiceGroup: Sendable {
    let services: [any Service]
    let signals: [UnixSignal]
    let plan: ShutdownPlan
    /// How long the services go on after SIGTERM. Another signal ends it.
    var drain = Duration.zero
    /// Called when that time begins.
    var onDrain: @Sendable () -> Void = {}
    let logger: Logger
    /// Ends the process if even this type cannot return because all threads are blocked.
    var giveUp: @Sendable () -> Void = { _exit(EXIT_FAILURE) }

    /// - Parameter onStart: Called with the running group, to stop it without a signal.
    func run(onStart: (ServiceGroup) -> Void = { _ in }) async throws {
        // Before a service says that it serves: a signal after that must not end the process at once.
        let trapped = await drain > .zero ? UnixSignalsSequence(trapping: signals) : nil
        let (outcomes, continuation) = AsyncStream.makeStream(of: Result<Void, any Error>.self)
        let timers = ShutdownTimers()
        let plan = plan
        let logger = logger
        let giveUp = giveUp
        let watch = StopWatch {
            // Timers use their own threads, because the task threads may be blocked.
            timers.schedule(after: plan.return) {
                logger.warning("Stopped without waiting for unfinished tasks", metadata: ["after": "\(plan.return)"])
                continuation.yield(.success(()))
            }
            timers.schedule(after: plan.timeout, giveUp)
        }
        var configuration = ServiceGroupConfiguration(
            // Services stop in reverse order, so this one first.
            services: services + [watch],
            gracefulShutdownSignals: drain == .zero ? signals : [],
            logger: logger
        )
        configuration.maximumGracefulShutdownDuration = plan.cancellation
        let group = ServiceGroup(configuration: configuration)
        let running = Task {
            do {
                try await group.run()
                continuation.yield(.success(()))
            } catch {
                // A service cancelled because it took too long has stopped as requested.
                continuation.yield(timers.haveBegun && error is CancellationError ? .success(()) : .failure(error))
            }
        }
        let draining = Task { [self] in if let trapped { await stop(group, at: trapped) } }
        defer { draining.cancel() }
        onStart(group)
        let outcome = await withTaskCancellationHandler {
            await outcomes.first { _ in true }
        } onCancel: {
            running.cancel()
        }
        timers.cancel()
        try outcome?.get()
    }

    /// Stops a group at a signal, after the drain if it is the first and SIGTERM.
    private func stop(_ group: ServiceGroup, at signals: UnixSignalsSequence) async {
        var hasDrained = false
        for await signal in signals {
            guard signal == .sigterm, !hasDrained else {
                await group.triggerGracefulShutdown()
                continue
            }
            hasDrained = true
            onDrain()
            logger.notice("Stopping; health checks fail", metadata: ["serving for": "\(drain / .seconds(1)) s"])
            Task { [drain] in
                try? await Task.sleep(for: drain)
                await group.triggerGracefulShutdown()
            }
        }
    }
}

/// A service that reports the start of a graceful shutdown.
private struct StopWatch: Service {
    let stopping: @Sendable () -> Void

    func run() async throws {
        await withGracefulShutdownHandler {
            try? await gracefulShutdown()
        } onGracefulShutdown: {
            stopping()
        }
    }
}

private final class ShutdownTimers: Sendable {
    private let scheduled = Mutex<[Scheduled<Void>]>([])

    var haveBegun: Bool { scheduled.withLock { !$0.isEmpty } }

    func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) {
        let timer = MultiThreadedEventLoopGroup.singleton.any()
            .scheduleTask(in: .nanoseconds(delay.nanoseconds)) { action() }
        scheduled.withLock { $0.append(timer) }
    }

    func cancel() {
        for timer in scheduled.withLock({ $0 }) { timer.cancel() }
    }
}
