/// The text weight chosen by the user.
public enum LegibilityWeight: Hashable, Sendable {
    case regular
    case bold
}
