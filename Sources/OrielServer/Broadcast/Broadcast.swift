internal import Foundation
internal import Logging
internal import Synchronization

/// Delivers messages to all subscribers of a topic, in all processes of a server.
///
///     let likes = BroadcastTopic<Like>("moments.likes")
///     try Broadcast.shared.publish(Like(moment: 7), to: likes)
///     for await like in Broadcast.shared.messages(of: likes) { ... }
///
/// A message is delivered at most once. Use it as a notification that something changed; keep the value itself in a
/// database that subscribers read.
public final class Broadcast: Sendable {
    /// The processes that receive a message.
    public enum Audience: Sendable {
        /// All processes, including this one.
        case allProcesses
        /// All processes except this one, for a sender that has already applied the change.
        case otherProcesses
    }

    /// The broadcast of this process. If the server has workers, it connects them.
    public static let shared = Broadcast(Worker.current.map(WorkerBroadcastAdapter.init))

    private struct Subscriber: Sendable {
        /// Receives a message of this process as a value.
        var value: @Sendable (any Sendable) -> Void
        /// Receives a message of another process as JSON.
        var payload: @Sendable ([UInt8]) -> Void
    }

    private struct State: Sendable {
        var nextID = 0
        var subscribers: [String: [Int: Subscriber]] = [:]
    }

    private let adapter: (any BroadcastAdapter)?
    private let state = Mutex(State())
    private let logger = Logger(label: "oriel.broadcast")

    /// Creates a broadcast, for example for a test or for a service on several machines.
    ///
    /// - Parameter adapter: Carries messages to other processes; nil if there are none.
    public init(_ adapter: (any BroadcastAdapter)? = nil) {
        self.adapter = adapter
        adapter?.setHandler { [weak self] in self?.deliver($0) }
    }

    /// Delivers a message to the subscribers in this process before it returns, and sends it to the other processes.
    ///
    /// - Parameters:
    ///   - message: The message. Subscribers in this process receive this value, other processes a copy decoded from
    ///     JSON.
    ///   - topic: The topic of the message.
    ///   - audience: The processes that receive it. The default is all, including this one.
    /// - Throws: `BroadcastError` if the message cannot be encoded as JSON, or is too large to send between workers:
    ///   128 KiB or more.
    public func publish<Message>(
        _ message: Message,
        to topic: BroadcastTopic<Message>,
        for audience: Audience = .allProcesses
    ) throws(BroadcastError) {
        if audience == .allProcesses {
            for subscriber in subscribers(of: topic.name) { subscriber.value(message) }
        }
        guard let adapter else { return }
        let payload: Data
        do {
            payload = try JSONEncoder().encode(message)
        } catch {
            throw BroadcastError(description: "a message of topic '\(topic.name)' cannot be encoded as JSON: \(error)")
        }
        try adapter.send(BroadcastMessage(topic: topic.name, payload: Array(payload)))
    }

    /// Calls a closure with each message of a topic until the subscription is cancelled or released.
    ///
    /// - Parameters:
    ///   - topic: The topic. Messages of other processes that cannot be decoded as its type are logged and skipped.
    ///   - body: Called on any thread, in order per sender. Messages of this process are delivered on the sender's
    ///     thread.
    /// - Returns: The subscription. Keep it: releasing it ends the delivery.
    public func subscribe<Message>(
        to topic: BroadcastTopic<Message>,
        _ body: @escaping @Sendable (Message) -> Void
    ) -> BroadcastSubscription {
        let subscriber = Subscriber(
            value: { if let message = $0 as? Message { body(message) } },
            payload: { [logger] payload in
                do {
                    body(try JSONDecoder().decode(Message.self, from: Data(payload)))
                } catch {
                    // Happens after an upgrade, with messages of an older or newer program.
                    logger.warning(
                        "A message cannot be decoded",
                        metadata: ["topic": "\(topic.name)", "error": "\(error)"]
                    )
                }
            }
        )
        let id = state.withLock { state in
            state.nextID += 1
            state.subscribers[topic.name, default: [:]][state.nextID] = subscriber
            return state.nextID
        }
        return BroadcastSubscription { [weak self] in self?.cancel(id, topic.name) }
    }

    /// Returns the messages of a topic from now on, as a stream. It ends when the reading task is cancelled.
    ///
    /// - Parameters:
    ///   - topic: The topic.
    ///   - limit: The maximum number of messages buffered for a slow reader. Beyond it, the oldest are dropped. The
    ///     default is 1024.
    public func messages<Message>(
        of topic: BroadcastTopic<Message>,
        bufferingNewest limit: Int = 1024
    ) -> AsyncStream<Message> {
        let (stream, continuation) = AsyncStream.makeStream(of: Message.self, bufferingPolicy: .bufferingNewest(limit))
        let subscription = subscribe(to: topic) { continuation.yield($0) }
        continuation.onTermination = { _ in subscription.cancel() }
        return stream
    }

    private func cancel(_ id: Int, _ topic: String) {
        state.withLock { state in
            state.subscribers[topic]?[id] = nil
            if state.subscribers[topic]?.isEmpty == true { state.subscribers[topic] = nil }
        }
    }

    private func subscribers(of topic: String) -> [Subscriber] {
        state.withLock { state in
            (state.subscribers[topic] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
        }
    }

    private func deliver(_ message: BroadcastMessage) {
        for subscriber in subscribers(of: message.topic) { subscriber.payload(message.payload) }
    }
}

/// A subscription, which ends when it is cancelled or released.
public final class BroadcastSubscription: Sendable {
    private let end: Mutex<(@Sendable () -> Void)?>

    init(_ end: @escaping @Sendable () -> Void) { self.end = Mutex(end) }

    deinit { cancel() }

    /// Ends the subscription. Further calls have no effect.
    ///
    /// A message that another thread is delivering may still arrive.
    public func cancel() {
        let end = end.withLock { end in
            defer { end = nil }
            return end
        }
        end?()
    }
}
