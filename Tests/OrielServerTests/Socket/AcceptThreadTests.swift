import Foundation
import NIOCore
import OrielWorkerShim
import Synchronization
import Testing

@testable import OrielServer

@Suite(.timeLimit(.minutes(1))) struct AcceptThreadTests {
    @Test func `a thread that waits for a connection ends when asked to`() throws {
        let listener = try ListeningSocket(host: "127.0.0.1", port: 0)
        defer { listener.close() }
        // Without a time limit: only an interrupt ends the wait.
        var never = timeval()
        setsockopt(listener.descriptor, SOL_SOCKET, SO_RCVTIMEO, &never, socklen_t(MemoryLayout<timeval>.size))
        let hasEnded = Mutex(false)
        let thread = AcceptThread()
        thread.start {
            _ = oriel_accept(listener.descriptor)
        } onEnd: {
            hasEnded.withLock { $0 = true }
        }

        thread.stop(within: .seconds(50))

        while !hasEnded.withLock({ $0 }) { sched_yield() }
    }

    @Test(arguments: 1...20) func `each connection has an owner when the thread has been stopped`(turn: Int) throws {
        let listener = try ListeningSocket(host: "127.0.0.1", port: 0)
        defer { listener.close() }
        let owned = Mutex<[Int32]>([])
        let thread = AcceptThread()
        thread.start {
            let descriptor = oriel_accept(listener.descriptor)
            // The longer this takes, the more likely the thread is stopped meanwhile.
            for _ in 0..<100 { sched_yield() }
            if descriptor >= 0 { owned.withLock { $0.append(descriptor) } }
        }
        let clients = try (0..<50).map { _ in try connect(to: listener.port) }
        defer { for client in clients { close(client) } }

        thread.stop()

        let accepted = owned.withLock { $0 }
        var waiting: [Int32] = []
        var file = pollfd(fd: listener.descriptor, events: Int16(POLLIN), revents: 0)
        while poll(&file, 1, 0) > 0 { waiting.append(oriel_accept(listener.descriptor)) }
        #expect(accepted.count + waiting.count == clients.count)
        for descriptor in accepted + waiting { close(descriptor) }
    }

    @Test func `a thread that never began is stopped at once`() { AcceptThread().stop(within: .seconds(50)) }

    private func connect(to port: Int) throws -> Int32 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        let address = try SocketAddress(ipAddress: "127.0.0.1", port: port)
        let result = address.withSockAddr { Glibc.connect(descriptor, $0, socklen_t($1)) }
        #expect(result == 0)
        return descriptor
    }
}
