internal import Foundation
internal import NIOCore
internal import OrielWorkerShim

/// Where a worker receives messages and connections from the other workers of its supervisor.
///
/// It is a datagram socket with an abstract name: a message arrives whole or not at all, in the order in which one worker sends
/// them, and nothing is left behind when a process ends. Messages of other users are dropped.
final class Mailbox: Sendable {
    /// Bytes of one message; the system's limit for a datagram lies above.
    static let maximumMessage = 128 * 1024

    /// What arrives.
    struct Message: Sendable {
        let bytes: [UInt8]
        /// An open descriptor that now belongs to the receiver.
        let descriptor: Int32?
    }

    enum Failure: Error, Equatable {
        /// The receiver has more messages than it has read; try again soon.
        case full
        /// There is no such worker, or it has ended.
        case gone
        case tooLarge
        case system(Int32)
    }

    let id: WorkerID
    private let service: String
    private let socket: Int32

    init(service: String, id: WorkerID) throws {
        self.id = id
        self.service = service
        socket = oriel_mailbox_open(Self.name(service, id))
        guard socket >= 0 else { throw IOError(errnoCode: -socket, reason: "a worker's mailbox") }
    }

    deinit { Glibc.close(socket) }

    private static func name(_ service: String, _ id: WorkerID) -> String { "oriel-\(service)-\(id)" }

    /// Sends a message, and a copy of a descriptor with it. Does not wait.
    func send(_ bytes: [UInt8], descriptor: Int32? = nil, to worker: WorkerID) throws(Failure) {
        guard bytes.count <= Self.maximumMessage else { throw .tooLarge }
        switch oriel_mailbox_send(socket, Self.name(service, worker), bytes, bytes.count, descriptor ?? -1) {
        case 0: return
        case -EAGAIN, -ENOBUFS: throw .full
        case -ECONNREFUSED, -ENOENT: throw .gone
        case -EMSGSIZE: throw .tooLarge
        case let error: throw .system(-error)
        }
    }

    /// Waits for the next message.
    ///
    /// - Returns: Nil when the socket cannot be read any more.
    func receive() -> Message? {
        withUnsafeTemporaryAllocation(byteCount: Self.maximumMessage, alignment: 16) { buffer in
            guard let base = buffer.baseAddress else { return nil }
            var descriptor: Int32 = -1
            let count = oriel_mailbox_receive(socket, base, buffer.count, &descriptor)
            guard count >= 0 else { return nil }
            let bytes = Array(UnsafeRawBufferPointer(start: base, count: count))
            return Message(bytes: bytes, descriptor: descriptor >= 0 ? descriptor : nil)
        }
    }
}
