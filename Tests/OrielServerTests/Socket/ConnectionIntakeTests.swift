import Foundation
import Logging
import NIOCore
import NIOPosix
import Synchronization
import Testing

@testable import OrielServer

@Suite struct ConnectionIntakeTests {
    @Test func `clients that reset their connections at once do not end a server`() async throws {
        try await TestServer.run { server in
            for _ in 0..<200 { try reset(port: server.port) }

            #expect(try await server.get("/").status == 200)
        }
    }

    @Test func `a port is free after a server has ended`() async throws {
        let port = Mutex(0)
        try await TestServer.run { server in port.withLock { $0 = server.port } }
        var options = try TestServer.options()
        options.port = port.withLock { $0 }

        try await TestServer.run(options: options) { server in
            let response = try await server.get("/")
            #expect(response.status == 200)
        }
    }

    @Test(.timeLimit(.minutes(5)))
    func `a server ends when its sockets have closed, also those that do not answer`() async throws {
        let clients = Mutex<[SocketClient]>([])
        let served = Mutex<TestServer?>(nil)
        var limits = SocketLimits()
        limits.closeTimeout = .milliseconds(50)
        try await TestServer.run(socketLimits: limits) { server in
            served.withLock { $0 = server }
            for reads in [true, false] {
                let client = try await server.connect(reads: reads)
                if reads { _ = try await client.welcome() }
                clients.withLock { $0.append(client) }
            }
        }

        #expect(served.withLock { $0 }?.metric("oriel_sockets") == 0)
        for client in clients.withLock({ $0 }) { client.close() }
    }

    /// Connects, and ends the connection with a reset before anything is sent.
    private func reset(port: Int) throws {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var linger = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
        let address = try SocketAddress(ipAddress: "127.0.0.1", port: port)
        let result = address.withSockAddr { connect(descriptor, $0, socklen_t($1)) }
        #expect(result == 0)
    }
}
