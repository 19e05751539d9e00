/// The text weight that the user has chosen.
public enum LegibilityWeight: Hashable, Sendable {
    case regular
    case bold
}
