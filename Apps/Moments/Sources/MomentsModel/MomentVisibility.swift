/// Who sees a moment beside its author.
public enum MomentVisibility: String, Codable, Sendable, CaseIterable {
    case friends = "FRIENDS"
    case onlyMe = "ONLY_ME"
}
