/// How much a part of the interface stands out.
public enum Prominence: Hashable, Sendable {
    case standard
    case increased
}
