internal import Foundation
internal import NIOCore
internal import OrielWorkerShim

/// A listening socket.
///
/// For workers it is created before there is an event loop, and they inherit it.
struct ListeningSocket: Sendable {
    /// Large, so that a flood of connections does not keep other clients from connecting; the system has its own
    /// maximum.
    static let backlog: Int32 = 4096

    let descriptor: Int32
    let port: Int

    /// - Throws: `IOError` or `SocketAddressError`, as NIO does.
    init(host: String, port: Int) throws {
        let address = try SocketAddress.makeAddressResolvingHost(host, port: port)
        let descriptor = socket(
            address.protocol == .inet6 ? AF_INET6 : AF_INET,
            Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue),
            0
        )
        guard descriptor >= 0 else { throw IOError(errnoCode: errno, reason: "socket") }
        do {
            var on: Int32 = 1
            setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
            // `accept` times out after a second, so that a worker notices a request to stop.
            var patience = timeval(tv_sec: 1, tv_usec: 0)
            setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
            guard address.withSockAddr({ bind(descriptor, $0, socklen_t($1)) }) == 0 else {
                throw IOError(errnoCode: errno, reason: "bind")
            }
            guard listen(descriptor, Self.backlog) == 0 else { throw IOError(errnoCode: errno, reason: "listen") }
            self.port = try Self.port(of: descriptor)
            self.descriptor = descriptor
        } catch {
            Glibc.close(descriptor)
            throw error
        }
    }

    /// Ends a pending call of `accept` and prevents further ones. New clients are refused from now on.
    ///
    /// Clients that are connected but not accepted would be cut off. So no more are let in, and this waits until those
    /// are accepted. A client that is held back tries again after a second, by itself, and is refused then.
    ///
    /// - Parameter limit: The most time to wait. Only a server that accepts nothing needs it.
    func stopAccepting(within limit: Duration = .seconds(1)) {
        // If the system cannot, a client that comes after the last look is cut off.
        _ = oriel_hold_back(descriptor)
        let end = ContinuousClock.now + limit
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        while poll(&waiting, 1, 0) > 0, ContinuousClock.now < end { usleep(1000) }
        _ = shutdown(descriptor, Int32(SHUT_RDWR))
    }

    func close() { _ = Glibc.close(descriptor) }

    private static func port(of descriptor: Int32) throws -> Int {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let result = withUnsafeMutablePointer(to: &storage) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
        }
        guard result == 0 else { throw IOError(errnoCode: errno, reason: "getsockname") }
        // The port has the same offset in both address families, in network byte order.
        return withUnsafeBytes(of: &storage) { Int($0[2]) << 8 | Int($0[3]) }
    }
}
