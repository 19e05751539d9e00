/// The people who can see a moment, besides its author.
public enum MomentVisibility: String, Codable, Sendable, CaseIterable {
    /// All friends.
    case friends = "FRIENDS"
    case onlyMe = "ONLY_ME"
    /// The chosen friends.
    case selected = "SELECTED"
    /// All friends but the chosen ones.
    case except = "EXCEPT"

    /// Whether friends are chosen, by their tags or one by one.
    public var choosesFriends: Bool { self == .selected || self == .except }
}
