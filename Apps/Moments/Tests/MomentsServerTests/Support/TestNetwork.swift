import Foundation

/// A network between a test and its PostgreSQL, which can be cut and silenced.
///
/// It listens on a socket in a folder of its own, as PostgreSQL does. It ends with its last connection.
final class TestNetwork: @unchecked Sendable {
    /// The `host` of addresses that lead through it.
    let folder: String
    private let target: String
    private let listener: Int32

    /// Protects what follows.
    private let condition = NSCondition()
    private var sockets: Set<Int32> = []
    private var isSilent = false
    private var losesNextAnswer = false
    private var isAnswering = true
    private var turnCount = 0

    /// - Parameter target: The folder of a server's socket.
    init(to target: String) throws {
        var name = Array("/tmp/moments-network.XXXXXX".utf8CString)
        guard mkdtemp(&name) != nil else { throw CocoaError(.fileWriteUnknown) }
        folder = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        self.target = Self.socketName(in: target)
        listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        let isBound = Self.withAddress(Self.socketName(in: folder)) { bind(listener, $0, $1) == 0 }
        guard isBound, listen(listener, 64) == 0 else { throw CocoaError(.fileWriteUnknown) }
        let thread = Thread { [weak self, listener] in
            while true {
                let client = accept(listener, nil, nil)
                guard client >= 0, let self else { break }
                self.join(client)
            }
        }
        thread.start()
    }

    deinit {
        // Ends the thread that accepts.
        shutdown(listener, Int32(SHUT_RDWR))
        try? FileManager.default.removeItem(atPath: folder)
    }

    private static func socketName(in folder: String) -> String { "\(folder)/.s.PGSQL.5432" }

    private static func withAddress<Answer>(
        _ path: String,
        _ body: (UnsafePointer<sockaddr>, socklen_t) -> Answer
    ) -> Answer {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }

    // MARK: Faults

    /// Ends all connections. New ones are accepted.
    func cut() { condition.withLock { for socket in sockets { shutdown(socket, Int32(SHUT_RDWR)) } } }

    /// Forwards nothing until `release`, and tells nobody.
    func hold() { condition.withLock { isSilent = true } }

    func release() {
        condition.withLock {
            isSilent = false
            condition.broadcast()
        }
    }

    /// Ends the connection to which the server answers next, without the answer.
    func loseNextAnswer() { condition.withLock { losesNextAnswer = true } }

    /// How many times a client has sent something after the server had answered.
    var turns: Int { condition.withLock { turnCount } }

    // MARK: Forwarding

    private func join(_ client: Int32) {
        let server = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        let isConnected = Self.withAddress(target) { connect(server, $0, $1) == 0 }
        guard isConnected else {
            for socket in [client, server] { close(socket) }
            return
        }
        condition.withLock { sockets.formUnion([client, server]) }
        let ends = DispatchGroup()
        for (source, destination) in [(client, server), (server, client)] {
            ends.enter()
            let thread = Thread { [self] in
                forward(from: source, to: destination, isAnswer: source == server)
                ends.leave()
            }
            thread.start()
        }
        ends.notify(queue: .global()) { [self] in
            condition.withLock { sockets.subtract([client, server]) }
            for socket in [client, server] { close(socket) }
        }
    }

    private func forward(from source: Int32, to destination: Int32, isAnswer: Bool) {
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = recv(source, &bytes, 1 << 16, 0)
            guard count > 0, isToBeForwarded(isAnswer: isAnswer) else { break }
            var sent = 0
            while sent < count {
                let part = bytes[sent..<count].withUnsafeBytes {
                    send(destination, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                }
                guard part > 0 else { break }
                sent += part
            }
            guard sent == count else { break }
        }
        for socket in [source, destination] { shutdown(socket, Int32(SHUT_RDWR)) }
    }

    private func isToBeForwarded(isAnswer: Bool) -> Bool {
        condition.withLock {
            while isSilent { condition.wait() }
            if !isAnswer, isAnswering { turnCount += 1 }
            isAnswering = isAnswer
            guard isAnswer, losesNextAnswer else { return true }
            losesNextAnswer = false
            return false
        }
    }
}
