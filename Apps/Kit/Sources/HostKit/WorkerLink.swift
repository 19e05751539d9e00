import Logging
import OrielServer
import Synchronization

/// The link between the workers of a server, by which each learns of the others' changes.
public final class WorkerLink<Message: Codable & Sendable>: Sendable {
    private let topic: BroadcastTopic<Message>
    private let broadcast: Broadcast
    private let logger: Logger
    private let subscriptions = Mutex<[BroadcastSubscription]>([])

    /// - Parameter topic: The name of the messages, the same in all workers.
    public init(_ topic: String, _ broadcast: Broadcast = .shared, logger: Logger) {
        self.topic = BroadcastTopic(topic)
        self.broadcast = broadcast
        self.logger = logger
    }

    /// Sends a message to all other workers. Does not wait for delivery.
    @Sendable public func send(_ message: Message) {
        do {
            try broadcast.publish(message, to: topic, for: .otherProcesses)
        } catch {
            logger.error("A change was not sent to the other workers.", metadata: ["error": "\(error)"])
        }
    }

    /// Adds a handler for messages from other workers. Handlers are called on any thread and must not block.
    public func addHandler(_ handler: @escaping @Sendable (Message) -> Void) {
        let subscription = broadcast.subscribe(to: topic, handler)
        subscriptions.withLock { $0.append(subscription) }
    }
}
