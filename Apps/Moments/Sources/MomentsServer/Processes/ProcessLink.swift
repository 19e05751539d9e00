public import MomentsModel

/// A connection between the processes that have the same database open, through which each learns of the others' changes.
public protocol ProcessLink: Sendable {
    /// Sends a message to all other processes. Does not wait for delivery.
    func send(_ message: ProcessMessage)

    /// Adds a handler for messages from other processes. Handlers are called on any thread and must not block.
    func addHandler(_ handler: @escaping @Sendable (ProcessMessage) -> Void)
}

/// A message between the processes of one server.
public enum ProcessMessage: Codable, Equatable, Sendable {
    /// A committed change, and the people who may see it; at most ``maximumPeople``.
    case changed(Change, [PersonID])
    /// An action that counts against a rate limit.
    case counted(RateCount)

    /// The maximum number of people in one message.
    static let maximumPeople = 4000
}
