/// Carries the messages of a ``Broadcast`` to the other processes of a service.
public protocol BroadcastAdapter: Sendable {
    /// Sends a message to all other processes and returns before they receive it.
    ///
    /// Messages from one process arrive in the order in which they were sent. A process that starts later does not
    /// receive earlier messages. A process that does not read for some seconds may lose messages.
    ///
    /// - Throws: `BroadcastError` if the message can never be sent.
    func send(_ message: BroadcastMessage) throws(BroadcastError)

    /// Sets the handler for messages from other processes. Called once, when the broadcast is created.
    func setHandler(_ handler: @escaping @Sendable (BroadcastMessage) -> Void)
}

/// A message between processes.
public struct BroadcastMessage: Equatable, Sendable {
    /// The topic's name.
    public var topic: String
    /// The message as JSON.
    public var payload: [UInt8]

    /// Creates a message, for example from bytes that an adapter has received.
    public init(topic: String, payload: [UInt8]) {
        self.topic = topic
        self.payload = payload
    }
}
