/// The people who can see a moment, besides its author.
public enum MomentVisibility: String, Codable, Sendable, CaseIterable {
    case friends = "FRIENDS"
    case onlyMe = "ONLY_ME"
}
