import Dispatch
import Foundation
import NIOCore
import Testing

@testable import OrielServer

@Suite struct ListeningSocketTests {
    @Test func `clients that wait when a port closes are accepted, and later ones are refused`() throws {
        let listener = try ListeningSocket(host: "127.0.0.1", port: 0)
        defer { listener.close() }
        var waiting = [try client(of: listener.port)]
        defer { for client in waiting { close(client) } }
        let (begun, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        Thread {
            begun.signal()
            listener.stopAccepting(within: .seconds(60))
            ended.signal()
        }
        .start()
        begun.wait()

        // From now on, or from the next moment, clients are held back.
        var late = try client(of: listener.port)
        while isConnected(late, within: 1000) {
            waiting.append(late)
            usleep(2000)
            late = try client(of: listener.port)
        }
        defer { close(late) }
        for _ in waiting {
            let accepted = accept(listener.descriptor, nil, nil)
            #expect(accepted >= 0)
            close(accepted)
        }
        ended.wait()

        #expect(!isConnected(late, within: 20_000))
    }

    /// A client that connects without waiting.
    private func client(of port: Int) throws -> Int32 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
        let address = try SocketAddress(ipAddress: "127.0.0.1", port: port)
        _ = address.withSockAddr { connect(descriptor, $0, socklen_t($1)) }
        return descriptor
    }

    /// Whether a client is connected within some milliseconds.
    private func isConnected(_ client: Int32, within time: Int32) -> Bool {
        var file = pollfd(fd: client, events: Int16(POLLOUT), revents: 0)
        // Refused clients have POLLHUP, too.
        return poll(&file, 1, time) > 0 && file.revents == Int16(POLLOUT)
    }
}
