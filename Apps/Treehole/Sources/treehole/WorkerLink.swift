import Logging
import OrielServer
import Synchronization
import TreeholeServer

/// The link between the workers of this server.
final class WorkerLink: Sendable {
    private static let topic = BroadcastTopic<BoardMessage>("treehole.processes")

    private let broadcast: Broadcast
    private let logger: Logger
    private let subscription = Mutex<BroadcastSubscription?>(nil)

    init(_ broadcast: Broadcast, logger: Logger) {
        self.broadcast = broadcast
        self.logger = logger
    }

    @Sendable func send(_ message: BoardMessage) {
        do {
            try broadcast.publish(message, to: Self.topic, for: .otherProcesses)
        } catch {
            logger.error("A change was not sent to the other workers.", metadata: ["error": "\(error)"])
        }
    }

    func receive(_ handler: @escaping @Sendable (BoardMessage) -> Void) {
        let new = broadcast.subscribe(to: Self.topic, handler)
        subscription.withLock { $0 = new }
    }
}
