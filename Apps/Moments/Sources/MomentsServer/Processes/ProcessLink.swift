public import MomentsModel

/// Connects the processes that have one database open, so that each knows what the others have changed.
public protocol ProcessLink: Sendable {
    /// Sends a message to all other processes; it does not wait until they have it.
    func send(_ message: ProcessMessage)

    /// Adds what takes messages of other processes. Handlers run on any thread and do not wait.
    func addHandler(_ handler: @escaping @Sendable (ProcessMessage) -> Void)
}

/// What the processes of one server tell each other.
public enum ProcessMessage: Codable, Equatable, Sendable {
    /// A change that was committed, and the people who may know of it; at most ``maximumPeople``.
    case changed(Change, [PersonID])
    /// Something was done that is limited in number.
    case counted(RateCount)

    /// What a message has room for.
    static let maximumPeople = 4000
}
