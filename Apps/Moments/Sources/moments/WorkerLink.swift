import Logging
import MomentsServer
import OrielServer
import Synchronization

/// The link between the workers of this server.
final class WorkerLink: ProcessLink {
    private static let topic = BroadcastTopic<ProcessMessage>("moments.processes")

    private let broadcast: Broadcast
    private let logger = Logger(label: "moments")
    private let subscriptions = Mutex<[BroadcastSubscription]>([])

    init(_ broadcast: Broadcast) { self.broadcast = broadcast }

    func send(_ message: ProcessMessage) {
        do {
            try broadcast.publish(message, to: Self.topic, for: .otherProcesses)
        } catch {
            logger.error("A change was not sent to the other workers", metadata: ["error": "\(error)"])
        }
    }

    func addHandler(_ handler: @escaping @Sendable (ProcessMessage) -> Void) {
        let subscription = broadcast.subscribe(to: Self.topic, handler)
        subscriptions.withLock { $0.append(subscription) }
    }
}
