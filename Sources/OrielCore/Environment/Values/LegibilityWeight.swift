/// The weight of text the user has chosen.
public enum LegibilityWeight: Hashable, Sendable {
    case regular
    case bold
}
