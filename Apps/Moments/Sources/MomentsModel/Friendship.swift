/// The relation of a person to the viewer.
public enum Friendship: String, Codable, Sendable, CaseIterable {
    /// The same person.
    case me = "ME"
    case friend = "FRIEND"
    /// The viewer has sent a request that is pending.
    case requested = "REQUESTED"
    /// The person has sent the viewer a request that is pending.
    case asksMe = "ASKS_ME"
    case stranger = "STRANGER"
}
