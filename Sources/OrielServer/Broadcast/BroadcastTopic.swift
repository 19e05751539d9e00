/// A topic of messages and their type.
///
///     extension BroadcastTopic where Message == PersonID {
///         static let signOuts = BroadcastTopic("people.sign-outs")
///     }
public struct BroadcastTopic<Message: Codable & Sendable>: Sendable {
    /// The topic's name, the same in all processes; 1 to 255 bytes of UTF-8.
    public let name: String

    /// Creates a topic.
    ///
    /// - Precondition: The name has 1 to 255 bytes of UTF-8.
    public init(_ name: String) {
        precondition(!name.isEmpty && name.utf8.count <= 255, "The name of a topic must have 1 to 255 bytes.")
        self.name = name
    }
}

/// The reason a message was not sent to other processes.
public struct BroadcastError: Error, Equatable, Sendable, CustomStringConvertible {
    /// One line for logs: the topic, and the reason with the expected values.
    public let description: String
}
