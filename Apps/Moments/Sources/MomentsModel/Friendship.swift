/// What one person is to another.
public enum Friendship: String, Codable, Sendable, CaseIterable {
    /// The same person.
    case me = "ME"
    case friend = "FRIEND"
    /// The viewer has asked and waits for an answer.
    case requested = "REQUESTED"
    /// The viewer was asked and has not answered.
    case asksMe = "ASKS_ME"
    case stranger = "STRANGER"
}
