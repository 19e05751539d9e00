import Foundation
import Logging
import ServiceLifecycle
import Synchronization
import Testing
import UnixSignals

@testable import OrielServer

@Suite struct BoundedServiceGroupTests {
    private func group(
        _ service: any Service,
        timeout: Duration,
        signals: [UnixSignal] = [],
        drain: Duration = .zero
    ) -> BoundedServiceGroup {
        var logger = Logger(label: "test")
        logger.logLevel = .critical
        return BoundedServiceGroup(
            services: [service],
            signals: signals,
            plan: ShutdownPlan(timeout: timeout),
            drain: drain,
            logger: logger,
            giveUp: {}
        )
    }

    /// A service that ends on graceful shutdown.
    private struct Willing: Service {
        func run() async throws { try? await gracefulShutdown() }
    }

    /// A service that ends only on cancellation.
    private struct Reluctant: Service {
        func run() async throws { try await Task.sleep(for: .seconds(3600)) }
    }

    /// A service that ends only with the test, like a request whose page never responds.
    private final class Stubborn: Service {
        let stream = AsyncStream.makeStream(of: Void.self)

        func run() async throws {
            let stream = stream.stream
            await Task.detached { for await _ in stream {} }.value
        }
    }

    /// A service whose signal comes as soon as it runs, as from a program that has waited for the address of a server.
    private struct Signalled: Service {
        func run() async throws {
            kill(getpid(), SIGUSR1)
            try? await gracefulShutdown()
        }
    }

    private struct Broken: Service {
        struct Failure: Error {}
        func run() async throws { throw Failure() }
    }

    @Test func `services that end are waited for`() async throws {
        try await group(Willing(), timeout: .seconds(3600)).run { group in
            Task { await group.triggerGracefulShutdown() }
        }
    }

    @Test func `a service that does not end by itself is cancelled, which is no failure`() async throws {
        try await group(Reluctant(), timeout: .seconds(2)).run { group in
            Task { await group.triggerGracefulShutdown() }
        }
    }

    @Test func `a service that never ends is left behind`() async throws {
        let service = Stubborn()
        try await group(service, timeout: .seconds(2)).run { group in
            Task { await group.triggerGracefulShutdown() }
        }
        service.stream.continuation.finish()
    }

    @Test(.timeLimit(.minutes(5)))
    func `a group with a drain hears a signal that comes as soon as its services run`() async throws {
        try await group(Signalled(), timeout: .seconds(3600), signals: [.sigusr1], drain: .seconds(3600)).run()
    }

    @Test func `a failing service fails the group at once`() async throws {
        await #expect(throws: Broken.Failure.self) {
            try await group(Broken(), timeout: .seconds(3600)).run()
        }
    }

    @Test func `each step comes after the one before`() {
        let plan = ShutdownPlan(timeout: .seconds(10))

        #expect(plan.cut == .seconds(5) && plan.cancellation == .milliseconds(7500) && plan.return == .seconds(9))
    }
}
