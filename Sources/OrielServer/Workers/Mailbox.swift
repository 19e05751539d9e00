internal import Foundation
internal import NIOCore
internal import OrielWorkerShim

/// Receives messages and connections from the other workers of the same supervisor.
///
/// It is a datagram socket with an abstract name: a message arrives completely or not at all, in the order in which its
/// sender sent it, and nothing remains when the process ends. Messages of other users are dropped.
final class Mailbox: Sendable {
    /// The most bytes of a message; the system's limit for datagrams is higher.
    static let maximumMessage = 128 * 1024

    /// A received message.
    struct Message: Sendable {
        let bytes: [UInt8]
        /// An open descriptor owned by the receiver.
        let descriptor: Int32?
    }

    enum Failure: Error, Equatable {
        /// The receiver's queue is full; try again soon.
        case full
        /// The worker does not exist, or has exited.
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

    /// Sends a message with a copy of a descriptor. Does not block.
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
