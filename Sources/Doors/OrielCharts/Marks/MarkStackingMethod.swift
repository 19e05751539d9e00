/// How marks at the same place are put on each other.
public struct MarkStackingMethod: Hashable, Sendable {
    enum Kind: Hashable { case standard, normalized, center, unstacked }

    let kind: Kind

    /// Each mark begins where the last one ends; negative values go the other way.
    public static let standard = MarkStackingMethod(kind: .standard)
    /// As `standard`, and all stacks end at 1.
    public static let normalized = MarkStackingMethod(kind: .normalized)
    /// As `standard`, and the middle of all stacks is the same.
    public static let center = MarkStackingMethod(kind: .center)
    /// All marks begin at zero.
    public static let unstacked = MarkStackingMethod(kind: .unstacked)
}
