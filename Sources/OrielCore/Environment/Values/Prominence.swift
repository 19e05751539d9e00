/// The prominence of a part of the interface.
public enum Prominence: Hashable, Sendable {
    case standard
    case increased
}
