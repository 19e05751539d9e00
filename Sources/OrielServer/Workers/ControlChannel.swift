internal import Foundation
internal import NIOCore

/// One end of the socket pair between a supervisor and a worker: whole messages, in order.
struct ControlChannel: Sendable {
    /// Larger than the largest ``ServiceState``.
    static let maximumMessage = 64 * 1024

    let descriptor: Int32

    /// Creates both ends: the supervisor's and the worker's.
    static func pair() throws -> (ControlChannel, ControlChannel) {
        var descriptors: [Int32] = [-1, -1]
        let type = Int32(SOCK_SEQPACKET.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, type, 0, &descriptors) == 0 else {
            throw IOError(errnoCode: errno, reason: "socketpair")
        }
        return (ControlChannel(descriptor: descriptors[0]), ControlChannel(descriptor: descriptors[1]))
    }

    /// Sends a message, unless the peer has exited or does not read. Its exit is detected elsewhere.
    func send(_ message: some Encodable) {
        guard let data = try? JSONEncoder().encode(message) else { return }
        let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
        _ = data.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, flags) }
    }

    /// Waits for the next message.
    ///
    /// - Parameter waits: Whether to wait if there is none.
    /// - Returns: Nil when the other end is closed, or if there is no message and `waits` is false. Ignores anything that is no `Message`.
    func receive<Message: Decodable>(_ type: Message.Type, waits: Bool = true) -> Message? {
        var buffer = [UInt8](repeating: 0, count: Self.maximumMessage)
        while true {
            let count = recv(descriptor, &buffer, buffer.count, waits ? 0 : Int32(MSG_DONTWAIT))
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return nil }
            if let message = try? JSONDecoder().decode(Message.self, from: Data(buffer[..<count])) { return message }
        }
    }

    func close() { _ = Glibc.close(descriptor) }
}
