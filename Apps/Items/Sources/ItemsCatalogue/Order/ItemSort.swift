/// What the items are sorted by.
public enum ItemSort: String, CaseIterable, Sendable {
    /// By name, in the order of the language.
    case name
    /// Newest first.
    case year
    /// Most variants first.
    case variants
    /// By the picture's first code point.
    case codePoint
}
