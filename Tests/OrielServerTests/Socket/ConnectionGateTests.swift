import Glibc
import Logging
import NIOEmbedded
import Testing

@testable import OrielServer

@Suite struct ConnectionGateTests {
    private let gate: ConnectionGate

    init() {
        var limits = ConnectionLimits(maximum: 100, maximumPerAddress: 3, openFiles: 10_000)
        limits.maximumRefused = 2
        gate = ConnectionGate(
            limits: limits,
            metrics: ServerMetrics(factory: PrometheusRegistry()),
            logger: Logger(label: "test")
        )
    }

    /// A pair of connected sockets, all of one address.
    private func withSocket(_ body: (Int32) throws -> Void) rethrows {
        var pair: [Int32] = [0, 0]
        _ = socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair)
        defer { for descriptor in pair { close(descriptor) } }
        try body(pair[0])
    }

    @Test func `connections count before they have a channel`() {
        withSocket { socket in
            let arrivals = (0..<20).map { _ in gate.arrival(of: socket) }

            #expect(arrivals.prefix(3).allSatisfy { $0?.verdict == .accepted })
            #expect(arrivals[3...4].allSatisfy { $0?.verdict == .refused(.tooManyOfAddress) })
            #expect(arrivals[5...].allSatisfy { $0 == nil })
        }
    }

    @Test func `one that gets no channel makes room, once`() {
        withSocket { socket in
            let arrivals = (0..<5).compactMap { _ in gate.arrival(of: socket) }
            #expect(gate.arrival(of: socket) == nil)

            gate.cancel(arrivals[0])
            gate.cancel(arrivals[0])

            #expect(gate.arrival(of: socket)?.verdict == .accepted)
            #expect(gate.arrival(of: socket) == nil)
        }
    }

    @Test func `one that gets a channel is counted once, until the channel closes`() throws {
        try withSocket { socket in
            let arrivals = (0..<5).compactMap { _ in gate.arrival(of: socket) }
            let channel = EmbeddedChannel()

            #expect(gate.open(channel, arrivals[0]) == .accepted)
            gate.cancel(arrivals[0])
            #expect(gate.arrival(of: socket) == nil)

            _ = try channel.finish()
            #expect(gate.arrival(of: socket)?.verdict == .accepted)
        }
    }
}
