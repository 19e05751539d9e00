internal import Foundation

/// A connected or listening socket. Calls block.
struct Socket: Hashable, Sendable {
    let descriptor: Int32

    /// Listens on an address.
    static func listening(host: String, port: Int) throws -> Socket {
        let socket = try Socket(host: host, port: port, flags: AI_PASSIVE) { descriptor, address, length in
            var on: Int32 = 1
            setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
            return bind(descriptor, address, length) == 0 && listen(descriptor, 128) == 0
        }
        guard let socket else {
            throw ToolError(
                "port \(port) of \(host) cannot be used: \(FileWatcher.lastError); choose another with --port"
            )
        }
        return socket
    }

    /// Connects to a port of this machine; nil if no program listens there.
    static func connected(to port: Int) -> Socket? {
        try? Socket(host: "127.0.0.1", port: port, flags: 0) { connect($0, $1, $2) == 0 }
    }

    private init?(
        host: String,
        port: Int,
        flags: Int32,
        prepare: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Bool
    ) throws {
        var hints = addrinfo()
        hints.ai_flags = flags
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, "\(port)", &hints, &found) == 0, let first = found else {
            throw ToolError("'\(host)' is no address of this machine")
        }
        defer { freeaddrinfo(found) }
        let info = first.pointee
        let descriptor = Glibc.socket(info.ai_family, info.ai_socktype | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return nil }
        guard prepare(descriptor, info.ai_addr, info.ai_addrlen) else {
            let code = errno
            Glibc.close(descriptor)
            errno = code
            return nil
        }
        self.descriptor = descriptor
    }

    /// The port of this end.
    var port: Int {
        var address = sockaddr_in()
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
        }
        return result == 0 ? Int(UInt16(bigEndian: address.sin_port)) : 0
    }

    private init(descriptor: Int32) { self.descriptor = descriptor }

    /// Waits for the next client; nil if there can be none.
    func accept() -> Socket? {
        while true {
            let descriptor = Glibc.accept(self.descriptor, nil, nil)
            if descriptor >= 0 {
                _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
                return Socket(descriptor: descriptor)
            }
            switch errno {
            // Errors of one connection that has ended before it was accepted.
            case EINTR, ECONNABORTED, EPROTO: continue
            // Too many connections are open; the client waits until one of them ends.
            case EMFILE, ENFILE, ENOBUFS, ENOMEM: usleep(50_000)
            default: return nil
            }
        }
    }

    /// Returns the next bytes; none at the end, or after an error.
    func read() -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 64 * 1024)
        while true {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count < 0 && errno == EINTR { continue }
            return Array(buffer.prefix(max(0, count)))
        }
    }

    /// - Parameter waits: Whether to wait for a peer that reads slowly.
    /// - Returns: False if the peer does not receive all.
    @discardableResult
    func write(_ bytes: some Sequence<UInt8>, waits: Bool = true) -> Bool {
        var rest = Array(bytes)[...]
        while !rest.isEmpty {
            let flags = Int32(MSG_NOSIGNAL) | (waits ? 0 : Int32(MSG_DONTWAIT))
            let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, flags) }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Reads up to the empty line; nil if the peer sends none within 64 KB.
    func readHead() -> (HTTPHead, rest: [UInt8])? {
        var bytes: [UInt8] = []
        let end = Array("\r\n\r\n".utf8)
        while bytes.count < 64 * 1024 {
            let next = read()
            guard !next.isEmpty else { return nil }
            let start = max(0, bytes.count - 3)
            bytes += next
            if let range = bytes[start...].firstRange(of: end) {
                guard let head = HTTPHead(String(decoding: bytes[..<range.lowerBound], as: UTF8.self)) else {
                    return nil
                }
                return (head, Array(bytes[range.upperBound...]))
            }
        }
        return nil
    }

    /// Sends each the bytes of the other, until one of them ends.
    func exchange(with other: Socket) {
        while true {
            var files = [self, other].map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
            if poll(&files, 2, -1) < 0 && errno != EINTR { return }
            for (file, (from, to)) in zip(files, [(self, other), (other, self)]) where file.revents != 0 {
                let bytes = from.read()
                guard !bytes.isEmpty, to.write(bytes) else { return }
            }
        }
    }

    func close() { Glibc.close(descriptor) }
}
