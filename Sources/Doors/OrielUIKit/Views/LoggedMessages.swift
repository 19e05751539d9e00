/// The messages that have been logged, so that each is logged once.
package struct LoggedMessages {
    /// The number of messages after which none is new.
    private let limit: Int
    private var messages: Set<String> = []

    package init(limit: Int) { self.limit = limit }

    package var count: Int { messages.count }

    /// Returns whether a message has to be logged, and remembers it.
    package mutating func isNew(_ message: String) -> Bool {
        guard messages.count < limit else { return false }
        return messages.insert(message).inserted
    }
}
