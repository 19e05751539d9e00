internal import Dispatch
internal import Foundation
internal import Logging
internal import Synchronization

/// Carries messages between the workers of one machine.
final class WorkerBroadcastAdapter: BroadcastAdapter {
    /// The most messages in the send queue. A worker that reads nothing delays all others by ``patience`` once.
    static let maximumWaiting = 10_000
    /// How long a message waits for a worker that reads nothing.
    static let patience = Duration.seconds(2)

    private struct State: Sendable {
        var waiting: [[UInt8]] = []
        var isSending = false
        /// Workers that read nothing for too long. They get no messages until one can be sent without waiting.
        var stalled: Set<WorkerID> = []
    }

    private let worker: Worker
    private let state = Mutex(State())
    private let queue = DispatchQueue(label: "oriel.broadcast")
    private let logger = Logger(label: "oriel.broadcast")

    init(_ worker: Worker) { self.worker = worker }

    func setHandler(_ handler: @escaping @Sendable (BroadcastMessage) -> Void) {
        worker.setBroadcastHandler { bytes in
            if let message = BroadcastMessage(bytes: bytes) { handler(message) }
        }
    }

    func send(_ message: BroadcastMessage) throws(BroadcastError) {
        let bytes = message.bytes
        guard bytes.count < Mailbox.maximumMessage else {
            throw BroadcastError(
                description:
                    "a message of topic '\(message.topic)' has \(bytes.count) bytes; expected fewer than \(Mailbox.maximumMessage)"
            )
        }
        let (starts, isFull) = state.withLock { state in
            guard state.waiting.count < Self.maximumWaiting else { return (false, true) }
            state.waiting.append(bytes)
            defer { state.isSending = true }
            return (!state.isSending, false)
        }
        if isFull {
            logger.error("A message was dropped: the send queue is full", metadata: ["topic": "\(message.topic)"])
        }
        if starts { queue.async { self.sendWaiting() } }
    }

    private func sendWaiting() {
        while true {
            let batch = state.withLock { state in
                defer { state.waiting = [] }
                if state.waiting.isEmpty { state.isSending = false }
                return state.waiting
            }
            guard !batch.isEmpty else { return }
            for bytes in batch {
                for peer in worker.peers { send(bytes, to: peer) }
            }
        }
    }

    private func send(_ bytes: [UInt8], to peer: WorkerID) {
        let isStalled = state.withLock { $0.stalled.contains(peer) }
        let deadline = ContinuousClock.now + (isStalled ? .zero : Self.patience)
        while true {
            do throws(Mailbox.Failure) {
                try worker.send(broadcast: bytes, to: peer)
                if isStalled { _ = state.withLock { $0.stalled.remove(peer) } }
                return
            } catch .full {
                guard ContinuousClock.now < deadline else { return giveUp(peer, wasStalled: isStalled) }
                usleep(500)
            } catch .gone {
                // The worker has exited; its replacement reads the database.
                return
            } catch {
                return logger.error("A message cannot be sent", metadata: ["worker": "\(peer)", "error": "\(error)"])
            }
        }
    }

    private func giveUp(_ peer: WorkerID, wasStalled: Bool) {
        guard !wasStalled else { return }
        state.withLock { _ = $0.stalled.insert(peer) }
        logger.error("A worker does not accept messages", metadata: ["worker": "\(peer)"])
    }
}

extension BroadcastMessage {
    /// The encoded message: the length of the topic in one byte, the topic, the payload.
    var bytes: [UInt8] { [UInt8(topic.utf8.count)] + Array(topic.utf8) + payload }

    init?(bytes: [UInt8]) {
        guard let length = bytes.first.map(Int.init), length > 0, bytes.count > length,
            let topic = String(validating: bytes[1...length], as: UTF8.self)
        else { return nil }
        self.init(topic: topic, payload: Array(bytes[(length + 1)...]))
    }
}
